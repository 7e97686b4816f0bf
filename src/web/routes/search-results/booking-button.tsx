import type { FlightOffer } from "../../../core/flights/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { bookingLink } from "./booking-link.ts";
import { useListLinks } from "./list-links.tsx";

/** The button that leads from a flight of the list to its booking. */
export function BookingButton({ offer, words }: { readonly offer: FlightOffer; readonly words: string }) {
  const { query } = useListLinks();
  return (
    <Link {...bookingLink(offer, query)} className={buttonClass({ tone: "primary" })}>
      {words}
    </Link>
  );
}
