import { Link } from "../../i18n/navigation.tsx";
import { LogoMark } from "../../art/logo/logo-mark.tsx";
import { Shore } from "../../art/shore/shore.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { useSite } from "../../present/site.tsx";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import { PLACES_PATH } from "../site-header/destinations.ts";
import { MainSiteLink } from "../site-link/site-link.tsx";
import styles from "./site-footer.module.css";

/** The end of every page: who we are, every legal page, and what is illustrative. */
export function SiteFooter() {
  const { shell, attributions } = useMessages();
  const locale = useLocale();
  const { brand, today, ratesAsOf } = useSite();
  return (
    <footer className={styles.footer}>
      <Shore className={styles.shore} />
      <div className="wrap">
        <div className={styles.columns}>
          <Agency />
          <QuickLinks />
          <LegalLinks />
        </div>
        <div className={styles.end}>
          <p>
            {shell.illustrative} <Link to="/attributions">{attributions.title}</Link>.
          </p>
          <p>
            {shell.pricesChange} <WholeDates>{shell.ratesAsOf(formatDay(ratesAsOf, locale))}</WholeDates>.
          </p>
          <p>{shell.copyright(brand.name, Number(today.slice(0, 4)))}</p>
        </div>
      </div>
    </footer>
  );
}

function Agency() {
  const { shell } = useMessages();
  const { brand } = useSite();
  return (
    <div className={styles.agency}>
      <Link to="/" className={styles.logo} aria-label={shell.home(brand.name)}>
        <LogoMark />
        <span>{brand.name}</span>
      </Link>
      <p>{shell.independent}</p>
      <PhoneLink className={styles.call} />
      <p>
        <a className={styles.mail} href={`mailto:${brand.supportEmail}`}>
          {brand.supportEmail}
        </a>
        <br />
        {brand.officeAddress}
      </p>
    </div>
  );
}

function QuickLinks() {
  const { shell, explore } = useMessages();
  return (
    <nav aria-label={shell.quickLinks}>
      <h2>{shell.quickLinks}</h2>
      <ul>
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
          <Link to={PLACES_PATH}>{shell.allPlaces}</Link>
        </li>
        <li>
          <Link to="/manage-booking">{shell.manageBooking}</Link>
        </li>
        <li>
          <MainSiteLink to="/about">{shell.aboutUs}</MainSiteLink>
        </li>
        <li>
          <MainSiteLink to="/contact-us">{shell.contactUs}</MainSiteLink>
        </li>
      </ul>
    </nav>
  );
}

function LegalLinks() {
  const { shell } = useMessages();
  return (
    <nav className={styles.legal} aria-label={shell.legal}>
      <h2>{shell.legal}</h2>
      <ul>
        {Object.entries(shell.legalPages).map(([path, label]) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
