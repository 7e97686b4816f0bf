import { type AirlineCode, type AirportCode, fold } from "../../kernel/index.ts";
import type { Airport } from "../../places/index.ts";
import { type Choice, choiceOf, type Facets } from "../../results/index.ts";
import { type Alliance, ALLIANCES } from "../alliances.ts";
import type { PricedItinerary } from "../itinerary.ts";
import { hourSteps } from "./hour-steps.ts";
import {
  areAllOf,
  type EndGroup,
  faresOf,
  type FilterGroup,
  type FilterSwitch,
  flightFacets,
  type FlightFilter,
  MAX_LAYOVERS,
  MIN_LAYOVERS,
  SWITCHES,
} from "./filter.ts";
import { DEPARTURE_SLOTS, type DepartureSlotName, RETURN_SLOTS, type ReturnSlotName } from "./time-slots.ts";
import { type StopsChoice, type Traits, traitsOf } from "./traits.ts";

export interface AirlineChoice extends Choice<AirlineCode> {
  readonly name: string;
}

/** An airport of a stop, or at an end of the trip. */
export interface AirportChoice extends Choice<AirportCode> {
  readonly airport: Airport;
}

export interface FilterChoices {
  readonly stops: readonly Choice<StopsChoice>[];
  /** Empty for trips that do not come back. */
  readonly returnStops: readonly Choice<StopsChoice>[];
  /** The first one, null, is All Times. */
  readonly departure: readonly Choice<DepartureSlotName | null>[];
  /** Empty for one-way trips. */
  readonly returning: readonly Choice<ReturnSlotName | null>[];
  /** By lowest fare over the whole list, so that they keep their places while other filters move. */
  readonly airlines: readonly AirlineChoice[];
  /** In the order of the airlines; empty where every trip has the same one, and none is ticked. */
  readonly departureAirports: readonly AirportChoice[];
  readonly arrivalAirports: readonly AirportChoice[];
  readonly alliances: readonly Choice<Alliance>[];
  /** The first one of each, null, is any. */
  readonly maxHours: readonly Choice<number | null>[];
  readonly minLayover: readonly Choice<FlightFilter["minLayover"]>[];
  readonly maxLayover: readonly Choice<FlightFilter["maxLayover"]>[];
  /** In the order of the airlines: by lowest fare over the whole list. */
  readonly via: readonly AirportChoice[];
  readonly switches: Readonly<Record<FilterSwitch, Choice<true>>>;
}

const STOPS = [0, 1, 2] as const satisfies readonly StopsChoice[];

type FlightFacets = Facets<PricedItinerary, FilterGroup>;
type Counted = <Value>(value: Value, belongs?: (itinerary: PricedItinerary) => boolean) => Choice<Value>;

/**
 * What every choice of the panel would leave. A group never counts its own present choice, only the other groups':
 * so each figure is what the traveller gets by clicking there.
 */
export function filterChoices(itineraries: readonly PricedItinerary[], filter: FlightFilter): FilterChoices {
  const facets = flightFacets(itineraries, filter);
  const counted = (group: FilterGroup): Counted => {
    const among = facets.underOthers(group);
    return (value, belongs = () => true) => choiceOf(value, faresOf(among.filter(belongs)));
  };
  const isRoundTrip = itineraries.some(({ tripType }) => tripType === "roundTrip");
  return {
    stops: STOPS.map(each(counted("stops"), (value, { stops }) => stops === value)),
    returnStops: isRoundTrip ? STOPS.map(each(counted("returnStops"), (value, { returnStops }) => returnStops === value)) : [],
    departure: [null, ...DEPARTURE_SLOTS.map(({ name }) => name)].map(
      each(counted("departure"), (value, { departure }) => value === null || departure === value),
    ),
    returning: isRoundTrip
      ? [null, ...RETURN_SLOTS.map(({ name }) => name)].map(
          each(counted("returning"), (value, { returning }) => value === null || returning === value),
        )
      : [],
    airlines: tallied("airlines", itineraries, facets).map(([{ name }, choice]) => ({ ...choice, name })),
    departureAirports: endChoices("departureAirports", itineraries, filter, facets),
    arrivalAirports: endChoices("arrivalAirports", itineraries, filter, facets),
    alliances: ALLIANCES.map(each(counted("alliances"), (value, { alliance }) => alliance === value)),
    maxHours: [null, ...hourSteps(itineraries, filter.maxHours)].map(
      each(counted("maxHours"), (hours, { longestMinutes }) => hours === null || longestMinutes <= hours * 60),
    ),
    minLayover: [null, ...MIN_LAYOVERS].map(
      each(counted("minLayover"), (least, { layovers }) => least === null || layovers.every((minutes) => minutes >= least)),
    ),
    maxLayover: [null, ...MAX_LAYOVERS].map(
      each(counted("maxLayover"), (most, { layovers }) => most === null || layovers.every((minutes) => minutes <= most)),
    ),
    via: tallied("via", itineraries, facets).map(([airport, choice]) => ({ ...choice, airport })),
    switches: Object.fromEntries(
      (Object.keys(SWITCHES) as FilterSwitch[]).map((name) => [name, counted(name)(true as const, SWITCHES[name])]),
    ) as Readonly<Record<FilterSwitch, Choice<true>>>,
  };
}

/** A choice for each value, by a rule over the traits. */
const each =
  <Value>(counted: Counted, belongs: (value: Value, traits: Traits) => boolean) =>
  (value: Value): Choice<Value> =>
    counted(value, (itinerary) => belongs(value, traitsOf(itinerary)));

/**
 * The airports at one end of the trips. Each counts what it brings in beside those that are ticked already:
 * a trip from one airport and back to another one comes with the second of the two.
 */
function endChoices(
  group: EndGroup,
  itineraries: readonly PricedItinerary[],
  { [group]: ticked }: FlightFilter,
  facets: FlightFacets,
): readonly AirportChoice[] {
  const airports = byFare(itineraries, (itinerary) => traitsOf(itinerary)[group]);
  if (airports.length < 2 && ticked.length === 0) return [];
  const among = facets.underOthers(group);
  const choices = airports.map((airport) => {
    const chosen = [...ticked, airport.code];
    const brought = among.filter((itinerary) => {
      const ends = traitsOf(itinerary)[group];
      return ends.some(({ code }) => code === airport.code) && areAllOf(chosen, ends);
    });
    return { ...choiceOf(airport.code, faresOf(brought)), airport };
  });
  // Where every trip needs two of them, none is a choice by itself.
  const isDead = among.length > 0 && choices.every(({ count }) => count === 0);
  return isDead && ticked.length === 0 ? [] : choices;
}

/** Each airline, or airport of a stop, with those of the others' flights that have it. */
function tallied<Group extends "airlines" | "via">(
  group: Group,
  itineraries: readonly PricedItinerary[],
  facets: FlightFacets,
): readonly (readonly [Traits[Group][number], Choice<Traits[Group][number]["code"]>])[] {
  const among = facets.underOthers(group);
  return byFare<Traits[Group][number]>(itineraries, (itinerary) => traitsOf(itinerary)[group]).map((thing) => [
    thing,
    choiceOf(thing.code, faresOf(among.filter((itinerary) => traitsOf(itinerary)[group].some(({ code }) => code === thing.code)))),
  ]);
}

/** Each thing of the list once, by the lowest fare at which it is found, then by name. */
function byFare<Thing extends { readonly code: string; readonly name: string }>(
  itineraries: readonly PricedItinerary[],
  thingsOf: (itinerary: PricedItinerary) => readonly Thing[],
): readonly Thing[] {
  const found = new Map<string, { readonly thing: Thing; lowest: number }>();
  for (const itinerary of itineraries) {
    const fare = itinerary.farePerTraveller.amountMinor;
    for (const thing of thingsOf(itinerary)) {
      const earlier = found.get(thing.code);
      if (earlier) earlier.lowest = Math.min(earlier.lowest, fare);
      else found.set(thing.code, { thing, lowest: fare });
    }
  }
  return [...found.values()].toSorted((a, b) => a.lowest - b.lowest || compareNames(a.thing.name, b.thing.name)).map(({ thing }) => thing);
}

/** As plain letters: to look a language's alphabet up takes a phone longer than all else here. */
function compareNames(a: string, b: string): number {
  const [one, other] = [fold(a), fold(b)];
  return one < other ? -1 : Number(one > other);
}
