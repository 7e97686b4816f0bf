import { err, type LocalDate, ok, type Result } from "../kernel/index.ts";
import type { Title, Traveller, TravellerKind } from "../travellers/index.ts";
import type { BookingFault } from "./booking-fault.ts";
import { FieldReader } from "./field-reader.ts";
import { owedKinds, tripDaysOf } from "./owed-names.ts";
import { parsePhone } from "./phone.ts";
import { readLead, readTraveller, type TravelDays } from "./read-travellers.ts";
import type { Booking } from "./record.ts";

/** What of a booking is to read otherwise, as typed; null stays as it is. */
export interface Correction {
  /** Whom the name and the birth date are of: 0 is the lead traveller, one more than are named is the first whose name is owed. */
  readonly traveller: number;
  readonly title: Title | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  /** Of the contact. */
  readonly mobile: string | null;
}

/** Who travels and how they are reached: what a correction may change. */
export type Corrected = Pick<Booking, "travellers" | "contact">;

/** Whether a booking reads so already. */
export const readsAlready = ({ travellers, contact }: Booking, corrected: Corrected): boolean =>
  contact.mobile === corrected.contact.mobile &&
  corrected.travellers.every((traveller, index) => READ.every((field) => traveller[field] === travellers[index]?.[field]));

const READ = ["title", "firstName", "lastName", "dateOfBirth"] as const satisfies readonly (keyof Traveller)[];

/** The kind of the place that a correction would fill, because it is the first whose name is owed; null where it would fill none. */
export const filledKind = (booking: Booking, { traveller }: Pick<Correction, "traveller">): TravellerKind | null =>
  traveller === booking.travellers.length ? (owedKinds(booking)[0] ?? null) : null;

/** Whether a correction has all that a place takes. */
export const namesWhole = ({ firstName, lastName, dateOfBirth }: Correction): boolean =>
  firstName !== null && lastName !== null && dateOfBirth !== null;

/**
 * A booking's people with a correction, by the rules of its form: nobody becomes too old for what was paid for them. A place whose name is owed is
 * filled by it.
 * @returns them, or all faults. @throws RangeError where the booking has no such place.
 */
export function correctPeople(booking: Booking, correction: Correction, today: LocalDate): Result<Corrected, readonly BookingFault[]> {
  const { travellers, contact } = booking;
  const reader = new FieldReader();
  const read = readCorrected(reader, booking, correction, { ...daysOf(booking), today });
  const mobile = correction.mobile === null ? contact.mobile : reader.parsed("mobile", correction.mobile, parsePhone, "invalid_phone");
  if (read === null || mobile === null) return err(reader.faults);
  return ok({ travellers: travellers.toSpliced(correction.traveller, 1, read), contact: { ...contact, mobile } });
}

function readCorrected(reader: FieldReader, booking: Booking, correction: Correction, days: TravelDays): Traveller | null {
  const { traveller, title, firstName, lastName, dateOfBirth } = correction;
  const known = booking.travellers[traveller];
  const kind = known?.kind ?? filledKind(booking, correction);
  if (kind === null) throw new RangeError(`Booking ${booking.id} has no traveller ${traveller}.`);
  if (known && [title, firstName, lastName, dateOfBirth].every((text) => text === null)) return known;
  const fields = {
    middleName: title ?? known?.title ?? "",
    firstName: firstName ?? known?.firstName ?? "",
    lastName: lastName ?? known?.lastName ?? "",
    dob: dateOfBirth ?? known?.dateOfBirth ?? "",
  };
  return traveller === 0 ? readLead(reader, fields, days) : readTraveller(reader, `travellers.${traveller - 1}.`, fields, kind, days);
}

/** The days by which ages are judged, and what a hotel asks of its lead guest. */
function daysOf(booking: Booking): Omit<TravelDays, "today"> {
  if (booking.kind === "hotel")
    return { departureDate: booking.offer.stay.checkIn, leadMinAge: booking.offer.hotel.policies.minCheckInAge };
  const { departure, last } = tripDaysOf(booking.offer);
  return { departureDate: departure, lastDate: last };
}
