import { type AirlineCode, type AirportCode, fold } from "../../kernel/index.ts";
import type { Airport } from "../../places/index.ts";
import { type Choice, choiceOf } from "../../results/index.ts";
import { type Alliance, ALLIANCES } from "../alliances.ts";
import type { PricedItinerary } from "../itinerary.ts";
import { hourSteps } from "./hour-steps.ts";
import {
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
import { airlinesOf, type StopsChoice, traitsOf } from "./traits.ts";

export interface AirlineChoice extends Choice<AirlineCode> {
  readonly name: string;
}

export interface ViaChoice extends Choice<AirportCode> {
  readonly airport: Airport;
}

export interface FilterChoices {
  readonly stops: readonly Choice<StopsChoice>[];
  /** The first one, null, is All Times. */
  readonly departure: readonly Choice<DepartureSlotName | null>[];
  /** Empty for one-way trips. */
  readonly returning: readonly Choice<ReturnSlotName | null>[];
  /** By lowest fare over the whole list, so that they keep their places while other filters move. */
  readonly airlines: readonly AirlineChoice[];
  readonly alliances: readonly Choice<Alliance>[];
  /** The first one of each, null, is any. */
  readonly maxHours: readonly Choice<number | null>[];
  readonly minLayover: readonly Choice<FlightFilter["minLayover"]>[];
  readonly maxLayover: readonly Choice<FlightFilter["maxLayover"]>[];
  /** In the order of the airlines: by lowest fare over the whole list. */
  readonly via: readonly ViaChoice[];
  readonly switches: Readonly<Record<FilterSwitch, Choice<true>>>;
}

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
    stops: ([0, 1, 2] as const).map(each(counted("stops"), (value, { stops }) => stops === value)),
    departure: [null, ...DEPARTURE_SLOTS.map(({ name }) => name)].map(
      each(counted("departure"), (value, { departure }) => value === null || departure === value),
    ),
    returning: isRoundTrip
      ? [null, ...RETURN_SLOTS.map(({ name }) => name)].map(
          each(counted("returning"), (value, { returning }) => value === null || returning === value),
        )
      : [],
    airlines: byFare(itineraries, airlinesOf).map(({ code, name }) => ({
      ...tallied(facets.underOthers("airlines"), code, "airlines"),
      name,
    })),
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
    via: byFare(itineraries, stopAirports).map((airport) => ({ ...tallied(facets.underOthers("via"), airport.code, "via"), airport })),
    switches: Object.fromEntries(
      (Object.keys(SWITCHES) as FilterSwitch[]).map((name) => [name, counted(name)(true as const, SWITCHES[name])]),
    ) as Readonly<Record<FilterSwitch, Choice<true>>>,
  };
}

/** A choice for each value, by a rule over the traits. */
const each =
  <Value>(counted: Counted, belongs: (value: Value, traits: ReturnType<typeof traitsOf>) => boolean) =>
  (value: Value): Choice<Value> =>
    counted(value, (itinerary) => belongs(value, traitsOf(itinerary)));

function tallied<Code extends string>(among: readonly PricedItinerary[], code: Code, trait: "airlines" | "via"): Choice<Code> {
  return choiceOf(code, faresOf(among.filter((itinerary) => (traitsOf(itinerary)[trait] as readonly string[]).includes(code))));
}

const stopAirports = (itinerary: PricedItinerary): readonly Airport[] =>
  itinerary.bounds.flatMap(({ legs }) => legs.slice(0, -1).map(({ to }) => to));

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
