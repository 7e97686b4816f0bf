import type { AirlineCode, LocalDate, Money } from "../kernel/index.ts";
import type { Place } from "../places/index.ts";
import type { CabinCode } from "./cabin.ts";

/** What "from" fares are wanted for: round trips of one adult. */
export interface FromFareQuestion {
  readonly routes: readonly { readonly from: Place; readonly to: Place }[];
  /** Only trips of which this airline is the plate, out and back; null for any. */
  readonly airline: AirlineCode | null;
  readonly cabin: CabinCode;
  /** `USUAL_TRIPS` unless said. */
  readonly trips?: FromTrips;
}

/** Which round trips are looked at: so many nights, from the nth day on, over so many days. */
export interface FromTrips {
  /** Two at the least: what was found is shown for a day, and it may be a day later at the airport. */
  readonly firstDay: number;
  readonly days: number;
  readonly nights: number;
}

/** Trips of a week that begin on any day of twenty-six weeks, from a week ahead on. */
export const USUAL_TRIPS: FromTrips = { firstDay: 7, days: 26 * 7, nights: 7 };

/** The cheapest round trip that was found on a route. One traveller, taxes in, our fee out. */
export interface FromFare {
  readonly from: Place;
  readonly to: Place;
  readonly departureDate: LocalDate;
  readonly returnDate: LocalDate;
  /** Of the bound that has more. */
  readonly stops: number;
  readonly farePerTraveller: Money;
}

/** What was found, and the day on which it was looked for. */
export interface FromFares {
  /** For each route that has any, its cheapest, cheapest first. */
  readonly cheapest: readonly FromFare[];
  /** For each of the months to come that has any, the cheapest of all routes, in the order of time. */
  readonly byMonth: readonly FromFare[];
  readonly foundOn: LocalDate;
}

/** The cheapest of each route and of each month among fares in any order. */
export function summarize(fares: readonly FromFare[], foundOn: LocalDate): FromFares {
  const byRoute = cheapestBy(fares, ({ from, to }) => `${from.code} ${to.code}`);
  const byMonth = cheapestBy(fares, ({ departureDate }) => departureDate.slice(0, 7));
  return {
    cheapest: byRoute.toSorted((a, b) => a.farePerTraveller.amountMinor - b.farePerTraveller.amountMinor),
    byMonth: byMonth.toSorted((a, b) => (a.departureDate < b.departureDate ? -1 : 1)),
    foundOn,
  };
}

function cheapestBy(fares: readonly FromFare[], keyOf: (fare: FromFare) => string): FromFare[] {
  const best = new Map<string, FromFare>();
  for (const fare of fares) {
    const before = best.get(keyOf(fare));
    if (!before || fare.farePerTraveller.amountMinor < before.farePerTraveller.amountMinor) best.set(keyOf(fare), fare);
  }
  return [...best.values()];
}
