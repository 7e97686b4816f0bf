import type { AirlineCode } from "../../kernel/index.ts";
import type { PricedItinerary } from "../itinerary.ts";
import type { DepartureSlotName, ReturnSlotName } from "./time-slots.ts";
import { airlinesOf, departureSlotOf, returnSlotOf, type StopsChoice, stopsOf } from "./traits.ts";

/** What a traveller has chosen in the filters panel; null and the empty list mean that the group lets everything through. */
export interface FlightFilter {
  readonly stops: StopsChoice | null;
  /** Whole US dollars of base fare per traveller, so that a shared link means the same in every currency and for every party. */
  readonly maxFareUsd: number | null;
  readonly departure: DepartureSlotName | null;
  readonly returning: ReturnSlotName | null;
  readonly airlines: readonly AirlineCode[];
}

export type FilterGroup = keyof FlightFilter;

export const NO_FILTER: FlightFilter = { stops: null, maxFareUsd: null, departure: null, returning: null, airlines: [] };

/** The groups in the order of the panel. */
export const FILTER_GROUPS: readonly FilterGroup[] = ["stops", "maxFareUsd", "departure", "returning", "airlines"];

const tests: Readonly<Record<FilterGroup, (itinerary: PricedItinerary, filter: FlightFilter) => boolean>> = {
  stops: (itinerary, { stops }) => stops === null || stopsOf(itinerary) === stops,
  maxFareUsd: (itinerary, { maxFareUsd }) => maxFareUsd === null || itinerary.farePerTraveller.amountMinor <= maxFareUsd * 100,
  departure: (itinerary, { departure }) => departure === null || departureSlotOf(itinerary) === departure,
  returning: (itinerary, { returning }) => returning === null || returnSlotOf(itinerary) === returning,
  airlines: (itinerary, { airlines }) => airlines.length === 0 || airlinesOf(itinerary).some(({ code }) => airlines.includes(code)),
};

/** Whether an itinerary passes every group of the filter; `except` leaves one group out. */
export function passes(itinerary: PricedItinerary, filter: FlightFilter, except: FilterGroup | null = null): boolean {
  return FILTER_GROUPS.every((group) => group === except || tests[group](itinerary, filter));
}

export const isActive = (filter: FlightFilter, group: FilterGroup): boolean =>
  group === "airlines" ? filter.airlines.length > 0 : filter[group] !== null;

/** How many groups hold something back: the number on the phone's Filters button. */
export const activeCount = (filter: FlightFilter): number => FILTER_GROUPS.filter((group) => isActive(filter, group)).length;

/** The filter with one group cleared: what the `Reset` beside a heading does to its own group. */
export const withoutGroup = (filter: FlightFilter, group: FilterGroup): FlightFilter => ({ ...filter, [group]: NO_FILTER[group] });

/** Picks a number of stops; picking the same one again clears the group (specification, section 4). */
export const toggleStops = (filter: FlightFilter, stops: StopsChoice): FlightFilter => ({
  ...filter,
  stops: filter.stops === stops ? null : stops,
});

/** Ticks or unticks one airline. */
export const toggleAirline = (filter: FlightFilter, code: AirlineCode): FlightFilter => ({
  ...filter,
  airlines: filter.airlines.includes(code) ? filter.airlines.filter((other) => other !== code) : [...filter.airlines, code],
});
