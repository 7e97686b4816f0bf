import type { AirlineCode, LocalDate, Money } from "../kernel/index.ts";
import type { FlightSearch } from "./search.ts";

/** What is asked of a row of days: the cheapest fare for a trip that begins on each. */
export interface FareDaysQuestion extends Pick<FlightSearch, "from" | "to" | "party" | "cabin"> {
  /** The first local day of departure, and how many days: none before today, none beyond what is sold. */
  readonly firstDay: LocalDate;
  readonly days: number;
  /** Days from the outbound to the inbound; null for one way. */
  readonly nights: number | null;
  /** Only trips that this airline plates out and back; null for any. */
  readonly airline: AirlineCode | null;
}

/** A day of departure and the cheapest fare for a trip that begins on it: per traveller, taxes in, our fee out; null where there is none. */
export interface FareDay {
  readonly date: LocalDate;
  readonly fare: Money | null;
}
