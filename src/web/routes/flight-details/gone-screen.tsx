import { Link, useLocation } from "react-router";
import type { OfferLookupFailure } from "../../../usecases/use-cases.ts";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./gone-screen.module.css";

/** A fare that cannot be booked: why, and the way back to the same search. */
export function GoneScreen({ reason, back }: { readonly reason: OfferLookupFailure; readonly back: string }) {
  const { booking, results } = useMessages();
  const { pathname, search } = useLocation();
  const words = booking.gone[reason];
  return (
    <section className={`wrap ${styles.gone}`}>
      <Icon name="alert" />
      <h1>{words.title}</h1>
      <p className="lead">{words.why}</p>
      <div className={styles.steps}>
        <Link to={back === "" ? "/" : `/search-results?${back}`} className={buttonClass({ tone: "primary", size: "big" })}>
          {back === "" ? booking.failures.searchAgain : booking.failures.backToResults}
        </Link>
        {reason === "supplier_unavailable" && (
          <a href={`${pathname}${search}`} className={buttonClass({ size: "big" })}>
            {booking.gone.again}
          </a>
        )}
      </div>
      <p>
        {results.faults.help} <PhoneLink />
      </p>
    </section>
  );
}
