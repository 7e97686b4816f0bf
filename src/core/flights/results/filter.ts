import type { AirlineCode, AirportCode, Money } from "../../kernel/index.ts";
import type { Airport } from "../../places/index.ts";
import { choiceOf, facetsOf, type GroupRule, resultFilter, type WayOut as GroupWayOut } from "../../results/index.ts";
import type { Alliance } from "../alliances.ts";
import { isRefundable, type PricedItinerary } from "../itinerary.ts";
import type { DepartureSlotName, ReturnSlotName } from "./time-slots.ts";
import { type EndAirports, type StopsChoice, traitsOf } from "./traits.ts";

/** Minutes that a layover can be asked to last at least, and at most. */
export const MIN_LAYOVERS = [60, 90, 120] as const;
export const MAX_LAYOVERS = [120, 240, 480] as const;

/** What a traveller has chosen in the filters panel; null, false and the empty list mean that the group lets everything through. */
export interface FlightFilter {
  readonly stops: StopsChoice | null;
  /** Of the way back of a round trip. */
  readonly returnStops: StopsChoice | null;
  /** Whole US dollars of base fare per traveller, so that a shared link means the same in every currency and for every party. */
  readonly maxFareUsd: number | null;
  readonly departure: DepartureSlotName | null;
  readonly returning: ReturnSlotName | null;
  readonly airlines: readonly AirlineCode[];
  /** Departs from one of these and comes back to one of them. */
  readonly departureAirports: readonly AirportCode[];
  /** Arrives at one of these and leaves again from one of them. */
  readonly arrivalAirports: readonly AirportCode[];
  /** Every airline on the ticket is a member of one of these. */
  readonly alliances: readonly Alliance[];
  /** Whole hours that each direction takes at most. */
  readonly maxHours: number | null;
  readonly minLayover: (typeof MIN_LAYOVERS)[number] | null;
  readonly maxLayover: (typeof MAX_LAYOVERS)[number] | null;
  /** Stops at one of these. */
  readonly via: readonly AirportCode[];
  readonly carryOn: boolean;
  readonly checkedBag: boolean;
  /** Can be given back, for nothing or for a fee. */
  readonly refundable: boolean;
  /** Can be changed, for nothing or for a fee. */
  readonly changeable: boolean;
  readonly noNight: boolean;
  readonly sameAirports: boolean;
}

export type FilterGroup = keyof FlightFilter;
/** The groups of a number of stops. */
export type StopsGroup = Extract<FilterGroup, "stops" | "returnStops">;
/** The groups of airports at an end of the trip. */
export type EndGroup = keyof EndAirports;
/** The groups of one tick. */
export type FilterSwitch = { [Group in FilterGroup]: FlightFilter[Group] extends boolean ? Group : never }[FilterGroup];

export const NO_FILTER: FlightFilter = {
  stops: null,
  returnStops: null,
  maxFareUsd: null,
  departure: null,
  returning: null,
  airlines: [],
  departureAirports: [],
  arrivalAirports: [],
  alliances: [],
  maxHours: null,
  minLayover: null,
  maxLayover: null,
  via: [],
  carryOn: false,
  checkedBag: false,
  refundable: false,
  changeable: false,
  noNight: false,
  sameAirports: false,
};

type Lets = (itinerary: PricedItinerary, filter: FlightFilter) => boolean;

/** What each switch keeps once it is on. */
export const SWITCHES: Readonly<Record<FilterSwitch, (itinerary: PricedItinerary) => boolean>> = {
  carryOn: ({ bags }) => bags.carryOn > 0,
  checkedBag: ({ bags }) => bags.checked > 0,
  refundable: isRefundable,
  changeable: ({ conditions }) => conditions.changeFee !== null,
  noNight: (itinerary) => !traitsOf(itinerary).takesNight,
  sameAirports: (itinerary) => !traitsOf(itinerary).changesAirport,
};

const switched =
  (name: FilterSwitch): Lets =>
  (itinerary, filter) =>
    !filter[name] || SWITCHES[name](itinerary);

const endsAt =
  (group: EndGroup): Lets =>
  (itinerary, { [group]: chosen }) =>
    chosen.length === 0 || areAllOf(chosen, traitsOf(itinerary)[group]);

/** Whether these are airports of no others: a trip to one airport and back from another one needs both. */
export const areAllOf = (chosen: readonly AirportCode[], airports: readonly Airport[]): boolean =>
  airports.every(({ code }) => chosen.includes(code));

/** Each group by what it lets through; its order is that of the panel. */
const LETS: Readonly<Record<FilterGroup, Lets>> = {
  stops: (itinerary, { stops }) => stops === null || traitsOf(itinerary).stops === stops,
  returnStops: (itinerary, { returnStops }) => returnStops === null || traitsOf(itinerary).returnStops === returnStops,
  maxFareUsd: ({ farePerTraveller }, { maxFareUsd }) => maxFareUsd === null || farePerTraveller.amountMinor <= maxFareUsd * 100,
  departure: (itinerary, { departure }) => departure === null || traitsOf(itinerary).departure === departure,
  returning: (itinerary, { returning }) => returning === null || traitsOf(itinerary).returning === returning,
  departureAirports: endsAt("departureAirports"),
  arrivalAirports: endsAt("arrivalAirports"),
  airlines: (itinerary, { airlines }) => airlines.length === 0 || traitsOf(itinerary).airlines.some(({ code }) => airlines.includes(code)),
  alliances: (itinerary, { alliances }) => alliances.length === 0 || isOneOf(alliances, traitsOf(itinerary).alliance),
  maxHours: (itinerary, { maxHours }) => maxHours === null || traitsOf(itinerary).longestMinutes <= maxHours * 60,
  minLayover: (itinerary, { minLayover }) => minLayover === null || traitsOf(itinerary).layovers.every((minutes) => minutes >= minLayover),
  maxLayover: (itinerary, { maxLayover }) => maxLayover === null || traitsOf(itinerary).layovers.every((minutes) => minutes <= maxLayover),
  via: (itinerary, { via }) => via.length === 0 || traitsOf(itinerary).via.some(({ code }) => via.includes(code)),
  carryOn: switched("carryOn"),
  checkedBag: switched("checkedBag"),
  refundable: switched("refundable"),
  changeable: switched("changeable"),
  noNight: switched("noNight"),
  sameAirports: switched("sameAirports"),
};

const isOneOf = <Value>(chosen: readonly Value[], value: Value | null): boolean => value !== null && chosen.includes(value);

const RULES = (Object.keys(LETS) as FilterGroup[]).map((group): GroupRule<PricedItinerary, FlightFilter, FilterGroup> => ({
  group,
  fields: [group],
  lets: LETS[group],
}));

const flightFilter = resultFilter(NO_FILTER, RULES);
export const { passes, underOthers, activeCount, withoutGroup } = flightFilter;

/** What passes, and what each group alone holds back: what a panel is counted from. */
export const flightFacets = <Itinerary extends PricedItinerary>(itineraries: readonly Itinerary[], filter: FlightFilter) =>
  facetsOf<Itinerary, FlightFilter, FilterGroup>(RULES, itineraries, filter);

/** A group to clear when the filters leave nothing, how many flights that brings back, and the lowest fare among them. */
export interface WayOut extends GroupWayOut<FilterGroup> {
  readonly lowestPrice: Money | null;
}

/** The single groups whose clearing brings flights back, most first; at the end to clear all, where that is another way. */
export function waysOut(itineraries: readonly PricedItinerary[], filter: FlightFilter): readonly WayOut[] {
  return flightFilter.waysOut(itineraries, filter).map((way) => {
    const back = way.group === "all" ? itineraries : underOthers(itineraries, filter, way.group);
    return { ...way, lowestPrice: choiceOf(way.group, faresOf(back)).lowestPrice };
  });
}

export const faresOf = (itineraries: readonly PricedItinerary[]): readonly Money[] =>
  itineraries.map(({ farePerTraveller }) => farePerTraveller);
