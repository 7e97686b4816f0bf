import { err, type LocalDate, ok, type Result } from "../kernel/index.ts";
import type { Traveller } from "../travellers/index.ts";
import type { BookingFault } from "./booking-fault.ts";
import { FieldReader } from "./field-reader.ts";
import { tripDaysOf } from "./owed-names.ts";
import { parsePhone } from "./phone.ts";
import { readLead, readTraveller, type TravelDays } from "./read-travellers.ts";
import type { Booking } from "./record.ts";

/** What of a booking is to read otherwise, as typed; null stays as it is. */
export interface Correction {
  /** Whom the name and the birth date are of: 0 is the lead traveller. */
  readonly traveller: number;
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
  travellers.every((traveller, index) => {
    const other = corrected.travellers[index];
    return traveller.firstName === other?.firstName && traveller.lastName === other.lastName && traveller.dateOfBirth === other.dateOfBirth;
  });

/**
 * A booking's people with a correction, by the rules of its form: nobody becomes too old for what was paid for them.
 * @returns them, or all faults. @throws RangeError where the booking names nobody of that number.
 */
export function correctPeople(booking: Booking, correction: Correction, today: LocalDate): Result<Corrected, readonly BookingFault[]> {
  const { travellers, contact } = booking;
  const known = travellers[correction.traveller];
  if (known === undefined) throw new RangeError(`Booking ${booking.id} names no traveller ${correction.traveller}.`);
  const reader = new FieldReader();
  const read = readCorrected(reader, known, correction, { ...daysOf(booking), today });
  const mobile = correction.mobile === null ? contact.mobile : reader.parsed("mobile", correction.mobile, parsePhone, "invalid_phone");
  if (read === null || mobile === null) return err(reader.faults);
  return ok({ travellers: travellers.with(correction.traveller, read), contact: { ...contact, mobile } });
}

function readCorrected(
  reader: FieldReader,
  known: Traveller,
  { traveller, firstName, lastName, dateOfBirth }: Correction,
  days: TravelDays,
): Traveller | null {
  if (firstName === null && lastName === null && dateOfBirth === null) return known;
  const fields = {
    middleName: known.title,
    firstName: firstName ?? known.firstName,
    lastName: lastName ?? known.lastName,
    dob: dateOfBirth ?? known.dateOfBirth,
  };
  return traveller === 0 ? readLead(reader, fields, days) : readTraveller(reader, `travellers.${traveller - 1}.`, fields, known.kind, days);
}

/** The days by which ages are judged, and what a hotel asks of its lead guest. */
function daysOf(booking: Booking): Omit<TravelDays, "today"> {
  if (booking.kind === "hotel")
    return { departureDate: booking.offer.stay.checkIn, leadMinAge: booking.offer.hotel.policies.minCheckInAge };
  const { departure, last } = tripDaysOf(booking.offer);
  return { departureDate: departure, lastDate: last };
}
