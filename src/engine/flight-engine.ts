import {
  type CalendarQuery,
  type CheapestDays,
  type ReturnCalendarQuery,
  type RoundCalendarQuery,
  searchCalendar,
  searchCheapestDays,
  searchCheapestRoundDays,
  searchReturnCalendar,
  searchRoundCalendar,
} from "./calendar/index.ts";
import type { CabinCode } from "../core/flights/index.ts";
import type { Result } from "../core/kernel/index.ts";
import { exploreInPieces, type ExploreQuery, searchExplore, type TripsByStops } from "./explore/index.ts";
import type { Fares } from "./fares/index.ts";
import {
  BoundSearch,
  departureFinder,
  departureKey,
  describeBound,
  type DescribedLeg,
  type FoundBound,
  type FoundRoundTrip,
  type KnownLegs,
  type LegsFailure,
  type OneWayQuery,
  pairCents,
  priceLegs,
  type RoundTripQuery,
  searchOneWay,
  searchRoundTrip,
  warmUpQueries,
} from "./routing/index.ts";
import type { Horizon, Timetable } from "./timetable/index.ts";

/** The flights of a world over a horizon, ready to be asked. Not to be asked twice at the same time: it computes in place. */
export interface FlightEngine {
  /** Bounds, cheapest first: a varied choice, or by price alone up to the query's limit. Empty when nothing flies. @throws RangeError when the day is outside of the horizon. */
  searchOneWay(query: OneWayQuery): FoundBound[];
  /** Pairs of outbound and inbound, by the price of the pair, chosen in the same way. @throws RangeError when a day is outside of the horizon. */
  searchRoundTrip(query: RoundTripQuery): FoundRoundTrip[];
  /** US cents per traveller of the cheapest bound of each day, Infinity for none. @throws RangeError when a day is outside of the horizon. */
  searchCalendar(query: CalendarQuery): Float64Array;
  /** The cheapest of the days, for any number of stops and for fewer. @throws RangeError when a day is outside of the horizon. */
  searchCheapestDays(query: Omit<CalendarQuery, "plate">): CheapestDays;
  /** The same of round trips of so many nights, by the day on which they begin; of one plate out and back where one is named. */
  searchRoundCalendar(query: RoundCalendarQuery): Float64Array;
  /** The cheapest of those days, in the same way. */
  searchCheapestRoundDays(query: Omit<RoundCalendarQuery, "plate">): CheapestDays;
  /** The same of round trips that begin on one day, by the day of the way back. */
  searchReturnCalendar(query: ReturnCalendarQuery): Float64Array;
  /** The cheapest trips to each of many places. @throws RangeError when a day is outside of the horizon. */
  searchExplore(query: ExploreQuery): TripsByStops[];
  /** The same a piece at a time; between two of them the engine may be asked for something else. */
  exploreInPieces(query: ExploreQuery): Generator<undefined, TripsByStops[], undefined>;
  /** The legs of a bound in plain words and figures. */
  describeBound(bound: Pick<FoundBound, "flights" | "days" | "plate">): DescribedLeg[];
  /** Prices a known bound anew. */
  priceLegs(legs: KnownLegs): Result<FoundBound, LegsFailure>;
  /** US cents per traveller for two bounds on one return ticket. */
  pairCents(outbound: FoundBound, inbound: FoundBound): number;
  /** `AA100/JFK/2027-03-12`: a name for a departure that outlives the timetable. */
  departureKey(flight: number, day: number): string;
  /** The departure behind such a name; null when this timetable has none. */
  findDeparture(key: string): { readonly flight: number; readonly day: number } | null;
  /** Seats that can still be sold on one departure. */
  readonly seatsLeft: Fares["seatsLeft"];
  /** Seats of one departure that are ours to sell, those already sold by us among them. */
  readonly seatsOnSale: Fares["seatsOnSale"];
  /** Takes seats that our own bookings have sold off a departure; negative gives them back. */
  noteSold(flight: number, day: number, cabin: CabinCode, seats: number): void;
  /** Runs searches, one each time the next is asked for, until a traveller's first is as quick as the next. */
  warmUp(): Iterable<void>;
}

/** When the day turns, make a new horizon and a new engine over the same timetable and fares: it takes a few milliseconds. */
export function createFlightEngine(timetable: Timetable, horizon: Horizon, fares: Fares): FlightEngine {
  const search = new BoundSearch(timetable, horizon, fares);
  const findDeparture = departureFinder(timetable, horizon);
  return {
    searchOneWay: (query) => searchOneWay(search, query),
    searchRoundTrip: (query) => searchRoundTrip(search, query),
    searchCalendar: (query) => searchCalendar(search, query),
    searchCheapestDays: (query) => searchCheapestDays(search, query),
    searchRoundCalendar: (query) => searchRoundCalendar(search, query),
    searchCheapestRoundDays: (query) => searchCheapestRoundDays(search, query),
    searchReturnCalendar: (query) => searchReturnCalendar(search, query),
    searchExplore: (query) => searchExplore(search, query),
    exploreInPieces: (query) => exploreInPieces(search, query),
    describeBound: (bound) => describeBound(timetable, horizon, bound),
    priceLegs: (legs) => priceLegs(timetable, horizon, fares, legs),
    pairCents: (outbound, inbound) => pairCents(fares, outbound, inbound),
    departureKey: (flight, day) => departureKey(timetable, flight, day),
    findDeparture,
    seatsLeft: (flight, day, cabin, today) => fares.seatsLeft(flight, day, cabin, today),
    seatsOnSale: (flight, day, cabin, today) => fares.seatsOnSale(flight, day, cabin, today),
    noteSold: (flight, day, cabin, seats) => fares.noteSold(flight, day, cabin, seats),
    warmUp: function* () {
      for (const query of warmUpQueries(timetable, horizon)) yield void searchRoundTrip(search, query);
    },
  };
}
