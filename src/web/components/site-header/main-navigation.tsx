import { Link, NavLink } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { DropMenu } from "../../ui/menu/drop-menu.tsx";
import { MainSiteLink } from "../site-link/site-link.tsx";
import { destinationPath, PLACES_PATH, POLICIES_PATH, TOP_DESTINATIONS } from "./destinations.ts";
import styles from "./site-header.module.css";

/** The links of the header on wide screens. `address` changes with every navigation: what was open starts anew, closed. */
export function MainNavigation({ address }: { readonly address: string }) {
  const { shell, explore } = useMessages();
  return (
    <nav className={styles.navigation} aria-label={shell.mainNavigation}>
      <NavLink to="/" end className={styles.link ?? ""} prefetch="intent">
        {shell.flights}
      </NavLink>
      <NavLink to="/hotels" className={styles.link ?? ""} prefetch="intent">
        {shell.hotels}
      </NavLink>
      <DropMenu key={`places ${address}`} label={shell.topDestinations} className={styles.link}>
        {TOP_DESTINATIONS.map((slug) => (
          <MainSiteLink key={slug} to={destinationPath(slug)}>
            {shell.cities[slug]}
          </MainSiteLink>
        ))}
        <Link to={PLACES_PATH}>{shell.allPlaces}</Link>
        <Link to="/explore">{explore.nav}</Link>
      </DropMenu>
      <MainSiteLink to="/about" className={styles.link}>
        {shell.aboutUs}
      </MainSiteLink>
      <MainSiteLink to="/contact-us" className={styles.link}>
        {shell.contactUs}
      </MainSiteLink>
      <DropMenu key={`help ${address}`} label={shell.help} className={styles.link}>
        <Link to="/manage-booking">{shell.manageBooking}</Link>
        <MainSiteLink to="/terms-and-conditions">{shell.termsAndConditions}</MainSiteLink>
        <MainSiteLink to="/refund-policy">{shell.refundPolicy}</MainSiteLink>
        <MainSiteLink to="/privacy-policy">{shell.privacyPolicy}</MainSiteLink>
        <Link to={POLICIES_PATH}>{shell.allPolicies}</Link>
      </DropMenu>
    </nav>
  );
}
