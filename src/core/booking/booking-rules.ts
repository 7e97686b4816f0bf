import { dateInZone, HOME_ZONE, type Instant, LAST_ZONE, type LocalDate } from "../kernel/index.ts";

/** By what every booking is judged. The screens ask for more than the API, which also takes the specification's flat payload. */
export interface BookingRules {
  /** Of a stay: the day at the hotel. */
  readonly today: LocalDate;
  /** By which cards are judged, where it is still earliest: a card is good until its month has ended everywhere. */
  readonly cardDay: LocalDate;
  readonly expiryRequired: boolean;
  /** Whether a code of two letters is a country. */
  isCountry(code: string): boolean;
}

/** The days that a booking is judged by. */
export type BookingDays = Pick<BookingRules, "today" | "cardDay">;

/**
 * @param dayIn the day in a zone; without one, the agency's.
 * @param zone of what is booked.
 */
export const bookingDays = (dayIn: (zone?: string) => LocalDate, zone?: string): BookingDays => ({
  today: dayIn(zone),
  cardDay: dayIn(LAST_ZONE),
});

/** The days of a moment, for what was booked then and is asked for again: a day that has passed since is no fault of it. */
export const daysAt =
  (moment: Instant) =>
  (zone = HOME_ZONE): LocalDate =>
    dateInZone(moment, zone);
