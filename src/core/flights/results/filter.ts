import type { AirlineCode } from "../../kernel/index.ts";
import { resultFilter, toggled, type WayOut as GroupWayOut } from "../../results/index.ts";
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

export const { passes, underOthers, isActive, activeCount, withoutGroup, waysOut } = resultFilter<
  PricedItinerary,
  FlightFilter,
  FilterGroup
>(NO_FILTER, [
  { group: "stops", fields: ["stops"], lets: (itinerary, { stops }) => stops === null || stopsOf(itinerary) === stops },
  {
    group: "maxFareUsd",
    fields: ["maxFareUsd"],
    lets: (itinerary, { maxFareUsd }) => maxFareUsd === null || itinerary.farePerTraveller.amountMinor <= maxFareUsd * 100,
  },
  {
    group: "departure",
    fields: ["departure"],
    lets: (itinerary, { departure }) => departure === null || departureSlotOf(itinerary) === departure,
  },
  {
    group: "returning",
    fields: ["returning"],
    lets: (itinerary, { returning }) => returning === null || returnSlotOf(itinerary) === returning,
  },
  {
    group: "airlines",
    fields: ["airlines"],
    lets: (itinerary, { airlines }) => airlines.length === 0 || airlinesOf(itinerary).some(({ code }) => airlines.includes(code)),
  },
]);

/** A group to clear when the filters leave nothing, and how many flights that brings back. */
export type WayOut = GroupWayOut<FilterGroup>;

/** Picks a number of stops; picking the same one again clears the group (specification, section 4). */
export const toggleStops = (filter: FlightFilter, stops: StopsChoice): FlightFilter => ({
  ...filter,
  stops: filter.stops === stops ? null : stops,
});

/** Ticks or unticks one airline. */
export const toggleAirline = (filter: FlightFilter, code: AirlineCode): FlightFilter => ({
  ...filter,
  airlines: toggled(filter.airlines, code),
});
