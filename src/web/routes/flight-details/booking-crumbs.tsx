import { Link } from "react-router";
import { type FlightOffer, outlineOf } from "../../../core/flights/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./booking-screen.module.css";

/** Where this page hangs, with the way back to the same results. */
export function BookingCrumbs({ offer, back }: { readonly offer: FlightOffer; readonly back: string }) {
  const { booking, results } = useMessages();
  const outline = outlineOf(offer.outbound);
  return (
    <nav aria-label={booking.crumbs.label}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/">{booking.crumbs.flights}</Link>
        </li>
        {outline && (
          <li>
            <Link to={`/search-results?${back}`}>{results.recap(outline.from.city, outline.to.city)}</Link>
          </li>
        )}
        <li aria-current="page">{booking.crumbs.here}</li>
      </ol>
    </nav>
  );
}
