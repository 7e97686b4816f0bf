import { useLocation } from "react-router";
import { Link } from "../../i18n/navigation.tsx";
import { LostBoat } from "../../art/lost-boat/lost-boat.tsx";
import { PageSearch } from "../../components/page-search/page-search.tsx";
import { PLACES_PATH } from "../../components/site-header/destinations.ts";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./fault-screen.module.css";

/** Why a page cannot be shown, by the name of its words. */
export type Fault = "notFound" | "busy" | "unreached" | "fault";

/** What happened, why, and the next step, when a page cannot be shown. */
export function FaultScreen({ fault }: { readonly fault: Fault }) {
  const { shell, pages } = useMessages();
  const here = useLocation();
  const words = shell[fault];
  const isNotFound = fault === "notFound";
  return (
    <section className={`wrap ${styles.screen}`}>
      <LostBoat className={styles.picture} />
      <h1>{words.title}</h1>
      <p className="lead">{words.why}</p>
      <div className={styles.steps}>
        {!isNotFound && (
          <a href={`${here.pathname}${here.search}`} className={buttonClass({ tone: "primary", size: "big" })}>
            {shell.fault.retry}
          </a>
        )}
        <Link to="/" className={buttonClass({ tone: isNotFound ? "primary" : "plain", size: "big" })}>
          {shell.fault.home}
        </Link>
        {isNotFound && (
          <Link to={PLACES_PATH} className={buttonClass({ size: "big" })}>
            {pages.crumbs.places}
          </Link>
        )}
      </div>
      {isNotFound && (
        <div className={styles.find}>
          <PageSearch />
        </div>
      )}
      <p className={styles.phone}>
        {shell.fault.rather} <PhoneLink />
      </p>
    </section>
  );
}
