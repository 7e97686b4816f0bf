import type { Booking } from "../core/booking/index.ts";
import type { CallTime } from "../core/enquiries/index.ts";
import { type FlightOffer, lastBoundOf, outlineOf, routesOf } from "../core/flights/index.ts";
import type { HotelOffer } from "../core/hotels/index.ts";
import { dayOf, type Instant, type Language, type Money, toDecimal } from "../core/kernel/index.ts";

/** The desk writes for terminals of this many columns. */
export const COLUMNS = 100;

/** `USD 515.00` */
export const amountText = (amount: Money): string => `${amount.currency} ${toDecimal(amount)}`;

/**
 * A visitor's text as one line that does nothing to a terminal: no control characters, which could move the cursor or write a line of
 * their own, and none of the signs that turn the direction of writing.
 */
export const plain = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu, "")
    .trim();

/** JSON for programs, harmless on a terminal too: the C1 controls, which JSON lets through, are written as escapes. */
export const jsonText = (data: unknown): string =>
  JSON.stringify(data, null, 2).replaceAll(/[\u007f-\u009f]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);

/** `JFK-LHR, 2027-03-12 to 2027-03-19`; `JFK-LHR-FCO, 2027-03-12 to 2027-03-16`; `The Cartographer Hotel, 2027-03-12 to 2027-03-15` */
export function purchaseText(booking: Booking): string {
  const { name, startsOn, endsOn } = purchaseParts(booking);
  return endsOn === null ? `${plain(name)}, ${startsOn}` : `${plain(name)}, ${startsOn} to ${endsOn}`;
}

/** What was bought, and its first and last day by the clocks there; the last is null for a flight one way. */
export function purchaseParts(booking: Booking): { readonly name: string; readonly startsOn: string; readonly endsOn: string | null } {
  if (booking.kind === "hotel") {
    const { hotel, stay } = booking.offer;
    return { name: `${hotel.name}, ${hotel.city}`, startsOn: stay.checkIn, endsOn: stay.checkOut };
  }
  const { offer } = booking;
  const [out, last] = [outlineOf(offer.bounds[0]), outlineOf(lastBoundOf(offer))];
  return {
    name: routesOf(offer)
      .flat()
      .map(({ code }) => code)
      .join("-"),
    startsOn: dayOf(out.departsAtLocal),
    endsOn: offer.bounds.length > 1 ? dayOf(last.departsAtLocal) : null,
  };
}

/** What was bought under its name, as staff is asked about it first: `plus: changes free, refund less USD 80.00 a traveler` */
export function fareText({
  fareBrand = "standard",
  conditions: { changeFee, refundFee },
}: Pick<FlightOffer, "fareBrand" | "conditions">): string {
  const changes =
    changeFee === null ? "no changes" : `changes ${isNothing(changeFee) ? "free" : `for ${amountText(changeFee)} a traveler`}`;
  const refund =
    refundFee === null ? "no refund" : `refund ${isNothing(refundFee) ? "in full" : `less ${amountText(refundFee)} a traveler`}`;
  return `${fareBrand}: ${changes}, ${refund}`;
}

export const isNothing = ({ amountMinor }: Money): boolean => amountMinor === 0;

/** `service fee kept` of `service_fee_kept`, `cancellation fee ticket` of `cancellationFeeTicket`. */
export const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");

/** As much of the id of an enquiry, a watch or a mail as is enough to name it. */
export const shortId = (id: string): string => id.slice(0, 8);

/** `adults 2, children 1` */
export const partyText = ({ adults, children, infants }: HotelOffer["guests"] | FlightOffer["party"]): string =>
  Object.entries({ adults, children, infants })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");

/** The language in which somebody is to be spoken or written to. */
export const languageName = (language: Language): string => (language === "es" ? "Spanish" : "English");

/** `2027-03-04, evening (America/Bogota)` */
export const callTimeText = (when: CallTime): string =>
  when.kind === "soon" ? "as soon as possible" : `${when.date}, ${when.part} (${when.zone})`;

/** How long ago, in the largest unit that is full: `3 h`. */
export function ageText(since: Instant, now: Instant): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}
