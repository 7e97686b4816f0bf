import type { FlightOffer } from "../../../core/flights/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { flightCodesOf } from "../../present/flight-codes-of.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { bookingLink } from "./booking-link.ts";
import { useListLinks } from "./list-links.tsx";
import { useNextFlight } from "./next-flight.tsx";

/** The button that leads from a flight of the list to its booking, or while a trip is being chosen to its next flight. */
export function BookingButton({ offer, words }: { readonly offer: FlightOffer; readonly words: string }) {
  const { query } = useListLinks();
  const next = useNextFlight();
  if (next) return <NextLink offer={offer} to={next.hrefOf(offer.id)} />;
  return (
    <Link {...bookingLink(offer, query)} className={buttonClass({ tone: "primary" })} aria-label={`${words}, ${flightCodesOf(offer)}`}>
      {words}
    </Link>
  );
}

function NextLink({ offer, to }: { readonly offer: FlightOffer; readonly to: string }) {
  const { multiCity } = useMessages();
  return (
    <Link to={to} className={buttonClass({ tone: "primary" })} aria-label={`${multiCity.next}, ${flightCodesOf(offer)}`}>
      {multiCity.next}
    </Link>
  );
}
