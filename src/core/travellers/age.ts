import type { LocalDate } from "../kernel/index.ts";
import type { TravellerKind } from "./traveller.ts";

/** Whole years of life on a day; negative before birth. Somebody born on 29 February grows older on 1 March in other years. */
export function ageOn(born: LocalDate, day: LocalDate): number {
  const hadBirthday = day.slice(5) >= born.slice(5);
  return Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** The days of a trip on which ages are judged, both at the traveller's place. */
export interface TripDays {
  readonly departure: LocalDate;
  /** The day of the last landing. */
  readonly last: LocalDate;
}

/** The one who answers for the booking and the card (policy). */
export const LEAD_MIN_AGE = 18;
/** From this age on, somebody may travel, and is priced, as an adult (policy). */
export const ADULT_MIN_AGE = 12;

export type AgeFault = "born_in_future" | "infant_too_old" | "child_too_young" | "child_too_old" | "adult_too_young";

/**
 * What is wrong with an age for a kind of traveller, or null. Infants are under two on every day of the trip, so one who turns
 * two on the way travels as a child; children are 2 to 12 (specification, section 9); a twelve-year-old may also be an adult.
 */
export function ageFault(kind: TravellerKind, born: LocalDate, trip: TripDays): AgeFault | null {
  const [first, last] = [ageOn(born, trip.departure), ageOn(born, trip.last)];
  if (born > trip.departure) return "born_in_future";
  if (kind === "infant") return last < 2 ? null : "infant_too_old";
  if (kind === "child") return last < 2 ? "child_too_young" : first > 12 ? "child_too_old" : null;
  return first < ADULT_MIN_AGE ? "adult_too_young" : null;
}

export type LeadAgeFault = "lead_too_young" | "below_check_in_age";

/** What is wrong with the lead traveller's age on the first day, or null. A hotel may ask for more years than we do, never for fewer. */
export function leadAgeFault(born: LocalDate, firstDay: LocalDate, hotelMinAge: number = LEAD_MIN_AGE): LeadAgeFault | null {
  const age = ageOn(born, firstDay);
  if (age >= Math.max(LEAD_MIN_AGE, hotelMinAge)) return null;
  return hotelMinAge > LEAD_MIN_AGE ? "below_check_in_age" : "lead_too_young";
}
