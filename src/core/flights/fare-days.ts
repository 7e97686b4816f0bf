import type { AirlineCode, LocalDate, Money } from "../kernel/index.ts";
import type { FlightSearch } from "./search.ts";

/** Which trips a row of days is about: those that begin on each day, or those that begin on one day and end on each. */
export type DayTrips =
  | { readonly kind: "oneWay" }
  | { readonly kind: "roundTrip"; readonly nights: number }
  | { readonly kind: "return"; readonly departureDate: LocalDate };

/** Trips that begin on each day and last so many nights; null for one way. */
export const dayTripsOf = (nights: number | null): DayTrips => (nights === null ? { kind: "oneWay" } : { kind: "roundTrip", nights });

/** What is asked of a row of days: the cheapest fare of the trip that belongs to each. */
export interface FareDaysQuestion extends Pick<FlightSearch, "from" | "to" | "party" | "cabin"> {
  /** The first local day, and how many days: none before today, none beyond what is sold. */
  readonly firstDay: LocalDate;
  readonly days: number;
  readonly trips: DayTrips;
  /** Only trips that this airline plates out and back; null for any. */
  readonly airline: AirlineCode | null;
}

/** A day and the cheapest fare of its trip: per traveller, taxes in, our fee out; null where there is none. */
export interface FareDay {
  readonly date: LocalDate;
  readonly fare: Money | null;
}
