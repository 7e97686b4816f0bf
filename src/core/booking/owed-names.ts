import { type FlightOffer, lastBoundOf, lastLegOf } from "../flights/index.ts";
import { dayOf, err, type LocalDate, ok, type Result } from "../kernel/index.ts";
import { checkTravellers, type Traveller, type TravellerKind, type TripDays } from "../travellers/index.ts";
import { type BookingFault, bookingFault, faultOfTraveller } from "./booking-fault.ts";
import type { TravellerFields } from "./booking-fields.ts";
import { FieldReader } from "./field-reader.ts";
import { partyKinds, readTraveller } from "./read-travellers.ts";
import type { Booking } from "./record.ts";

/** Who of the party is still to be named, in the order of the form. A stay asks for its lead guest alone. */
export function owedKinds(booking: Pick<Booking, "kind" | "offer" | "travellers">): readonly TravellerKind[] {
  if (!("party" in booking.offer)) return [];
  const owed = [...partyKinds(booking.offer.party)];
  for (const { kind } of booking.travellers) owed.splice(owed.indexOf(kind), 1);
  return owed;
}

type Owing = Pick<Extract<Booking, { readonly kind: "flight" }>, "kind" | "offer" | "travellers">;

/**
 * Reads the names that were owed, by the same rules as at the booking; all of them at once.
 * @returns everybody who travels, the lead first, or all faults; `travellers.0.…` is the second traveller of the booking.
 */
export function parseOwedNames(
  typed: readonly TravellerFields[],
  booking: Owing,
  today: LocalDate,
): Result<readonly Traveller[], readonly BookingFault[]> {
  const [owed, known] = [owedKinds(booking), booking.travellers];
  if (typed.length !== owed.length) return err([bookingFault("travellers", "invalid_party")]);
  const trip = tripDaysOf(booking.offer);
  const days = { today, departureDate: trip.departure, lastDate: trip.last };
  const reader = new FieldReader();
  const read = typed.map((fields, index) =>
    readTraveller(reader, `travellers.${known.length - 1 + index}.`, fields, owed[index] ?? "adult", days),
  );
  const all = [...known, ...read.filter((traveller) => traveller !== null)];
  const faults = reader.faults.length > 0 ? reader.faults : checkTravellers(all, booking.offer.party, trip).map(faultOfTraveller);
  return faults.length > 0 ? err(faults) : ok(all);
}

/** Whether these are the names that a booking was completed with: the same request once more, whose answer may have been lost. */
export function wereGiven(typed: readonly TravellerFields[], booking: Owing, today: LocalDate): boolean {
  const before = booking.travellers.slice(0, -typed.length);
  if (typed.length === 0 || before.length === 0) return false;
  const named = parseOwedNames(typed, { ...booking, travellers: before }, today);
  return named.ok && named.value.every((traveller, index) => isSame(traveller, booking.travellers[index]));
}

const isSame = (one: Traveller, other: Traveller | undefined): boolean =>
  one.kind === other?.kind &&
  one.title === other.title &&
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.dateOfBirth === other.dateOfBirth;

/** The days by which ages are judged: that of the first take-off, and that of the last landing. */
export function tripDaysOf(offer: Pick<FlightOffer, "bounds">): TripDays {
  return { departure: dayOf(offer.bounds[0].legs[0].departsAtLocal), last: dayOf(lastLegOf(lastBoundOf(offer)).arrivesAtLocal) };
}
