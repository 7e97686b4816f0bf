import type { LocalDate } from "../kernel/index.ts";

/** By what every booking is judged. The screens ask for more than the API, which also takes the specification's flat payload. */
export interface BookingRules {
  /** Of a stay: the day at the hotel. */
  readonly today: LocalDate;
  readonly expiryRequired: boolean;
  /** Whether a code of two letters is a country. */
  isCountry(code: string): boolean;
}
