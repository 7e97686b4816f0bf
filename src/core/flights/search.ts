import type { LocalDate } from "../kernel/index.ts";
import type { Place } from "../places/index.ts";
import type { CabinCode } from "./cabin.ts";
import type { Party } from "./party.ts";

/** How far ahead flights are sold, in days. */
export const BOOKING_HORIZON_DAYS = 330;

/** A checked search. `returnDate` is null for one way. */
export interface FlightSearch {
  readonly from: Place;
  readonly to: Place;
  readonly departureDate: LocalDate;
  readonly returnDate: LocalDate | null;
  readonly party: Party;
  readonly cabin: CabinCode;
}
