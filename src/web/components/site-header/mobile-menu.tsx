import { Link } from "../../i18n/navigation.tsx";
import { LogoMark } from "../../art/logo/logo-mark.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { CurrencySelect } from "../currency-select/currency-select.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import { MainSiteLink } from "../site-link/site-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { destinationPath, PLACES_PATH, TOP_DESTINATIONS } from "./destinations.ts";
import styles from "./mobile-menu.module.css";

export const MOBILE_MENU_ID = "menu";

/** The header's links on small screens: a popover, so that it opens before scripts have loaded. A new `address` closes it. */
export function MobileMenu({ address }: { readonly address: string }) {
  const { shell, explore } = useMessages();
  const { name } = useSite().brand;
  return (
    <div key={address} id={MOBILE_MENU_ID} popover="auto" className={styles.menu}>
      <div className={styles.top}>
        <Link to="/" className={styles.logo}>
          <LogoMark /> {name}
        </Link>
        <Button tone="quiet" size="icon" popoverTarget={MOBILE_MENU_ID} popoverTargetAction="hide" aria-label={shell.closeMenu}>
          <Icon name="close" />
        </Button>
      </div>
      <nav aria-label={shell.menu}>
        <ul className={styles.big}>
          <li>
            <Link to="/">{shell.flights}</Link>
          </li>
          <li>
            <Link to="/hotels">{shell.hotels}</Link>
          </li>
          <li>
            <Link to="/explore">{explore.nav}</Link>
          </li>
          <li>
            <Link to="/manage-booking">{shell.manageBooking}</Link>
          </li>
        </ul>
        <h2>{shell.topDestinations}</h2>
        <ul className={styles.two}>
          {TOP_DESTINATIONS.map((slug) => (
            <li key={slug}>
              <MainSiteLink to={destinationPath(slug)}>{shell.cities[slug]}</MainSiteLink>
            </li>
          ))}
          <li>
            <Link to={PLACES_PATH}>{shell.allPlaces}</Link>
          </li>
        </ul>
        <h2>{name}</h2>
        <ul className={styles.two}>
          <MarketingLinks />
        </ul>
      </nav>
      <h2>{shell.language}</h2>
      <LanguageSwitch className={styles.language} />
      <h2>{shell.currency}</h2>
      <CurrencySelect isFull />
      <PhoneLink className={styles.call} />
    </div>
  );
}

function MarketingLinks() {
  const { shell } = useMessages();
  const links = [
    ["/about", shell.aboutUs],
    ["/contact-us", shell.contactUs],
    ["/terms-and-conditions", shell.termsAndConditions],
    ["/refund-policy", shell.refundPolicy],
    ["/privacy-policy", shell.privacyPolicy],
  ] as const;
  return links.map(([path, label]) => (
    <li key={path}>
      <MainSiteLink to={path}>{label}</MainSiteLink>
    </li>
  ));
}
