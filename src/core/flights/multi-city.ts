import { add, type AirportCode, type LocalDate, type Money, type OfferId } from "../kernel/index.ts";
import type { Place } from "../places/index.ts";
import type { CabinCode } from "./cabin.ts";
import type { FlightOffer } from "./itinerary.ts";
import type { Party } from "./party.ts";
import type { FlightSearch } from "./search.ts";

/** How many flights a multi-city trip may have. */
export const MOST_BOUNDS = 5;
/**
 * Less than this after a landing the next bound of a trip does not take off. Each bound is a ticket of its own: bags are claimed and checked in
 * again, which no airport's minimum connection allows for; the longest of those is two hours.
 */
export const BETWEEN_BOUNDS_MINUTES = { sameAirport: 120, otherAirport: 240 } as const;

/** One flight of a trip, as it is asked for. */
export interface AskedBound {
  readonly from: Place;
  readonly to: Place;
  readonly date: LocalDate;
}

/** A checked search for a trip of two to five bounds, each a fare of its own. The next may start where none has ended. */
export interface MultiCitySearch {
  readonly asked: readonly [AskedBound, ...AskedBound[]];
  readonly party: Party;
  readonly cabin: CabinCode;
}

/** Whatever the search form can ask for. */
export type TripSearch = FlightSearch | MultiCitySearch;

export const isMultiCity = (search: TripSearch): search is MultiCitySearch => "asked" in search;

/** One bound of a trip as a search of its own. */
export const searchOfBound = ({ party, cabin }: MultiCitySearch, { from, to, date }: AskedBound): FlightSearch => ({
  from,
  to,
  departureDate: date,
  returnDate: null,
  party,
  cabin,
});

/** Query parameters of each bound. */
export const BOUND_FIELDS = ["source", "destination", "date"] as const;
export type BoundField = (typeof BOUND_FIELDS)[number];

/** The parameter of a bound, counted from 0: `source`, `source2`, … `source5`. */
export const boundField = (name: BoundField, index: number): string => (index === 0 ? name : `${name}${index + 1}`);

/** The places that a trip goes through, in order; of a round trip the two it goes between. */
export const placesOf = (search: TripSearch): readonly Place[] => {
  if (!isMultiCity(search)) return [search.from, search.to];
  const ends = search.asked.flatMap(({ from, to }) => [from, to]);
  return ends.filter(({ code }, index) => code !== ends[index - 1]?.code);
};

/** When and where a bound takes off and lands: UTC minutes and airports. */
export interface BoundSpan {
  readonly from: AirportCode;
  readonly to: AirportCode;
  readonly departsAtUtcMinute: number;
  readonly arrivesAtUtcMinute: number;
}

/** Whether a bound takes off long enough after another one has landed. */
export const follows = (before: BoundSpan, bound: BoundSpan): boolean =>
  bound.departsAtUtcMinute >= before.arrivesAtUtcMinute + BETWEEN_BOUNDS_MINUTES[before.to === bound.from ? "sameAirport" : "otherAirport"];

/** Whether each bound of a trip takes off long enough after the one before it has landed. */
export const followInTime = (bounds: readonly BoundSpan[]): boolean =>
  bounds.every((bound, index) => {
    const before = bounds[index - 1];
    return before === undefined || follows(before, bound);
  });

/** The cheapest fares of the bounds to come, US dollars per traveller; null for one without any flight. */
export interface LaterFares {
  readonly later: readonly (Money | null)[];
  /** The first of them anew for offers that land so late that they may miss what is cheapest of all. */
  readonly nextAfter: ReadonlyMap<OfferId, Money | null>;
}

/** What a trip that is not yet whole comes to at least: the fare so far and the least of each bound to come. Null where one has no flight. */
export function leastFareOf(
  { id, farePerTraveller }: Pick<FlightOffer, "id" | "farePerTraveller">,
  { later, nextAfter }: LaterFares,
): Money | null {
  const [next = null, ...others] = later;
  const fares = later.length === 0 ? [] : [nextAfter.has(id) ? (nextAfter.get(id) ?? null) : next, ...others];
  let sum = farePerTraveller;
  for (const fare of fares) {
    if (fare === null) return null;
    sum = add(sum, fare);
  }
  return sum;
}
