import type { AirlineCode } from "../../kernel/index.ts";
import { type Choice, choiceOf } from "../../results/index.ts";
import type { PricedItinerary } from "../itinerary.ts";
import { type FilterGroup, type FlightFilter, underOthers } from "./filter.ts";
import { DEPARTURE_SLOTS, type DepartureSlotName, RETURN_SLOTS, type ReturnSlotName } from "./time-slots.ts";
import { airlinesOf, departureSlotOf, returnSlotOf, type StopsChoice, stopsOf } from "./traits.ts";

export interface AirlineChoice extends Choice<AirlineCode> {
  readonly name: string;
}

export interface FilterChoices {
  readonly stops: readonly Choice<StopsChoice>[];
  /** The first one, null, is All Times. */
  readonly departure: readonly Choice<DepartureSlotName | null>[];
  /** Empty for one-way trips. */
  readonly returning: readonly Choice<ReturnSlotName | null>[];
  /** By lowest fare over the whole list, so that they keep their places while other filters move. */
  readonly airlines: readonly AirlineChoice[];
}

/**
 * What every choice of the panel would leave. A group never counts its own present choice, only the other groups':
 * so each figure is what the traveller gets by clicking there.
 */
export function filterChoices(itineraries: readonly PricedItinerary[], filter: FlightFilter): FilterChoices {
  const among = (group: FilterGroup) => underOthers(itineraries, filter, group);
  const [byStops, byDeparture, byReturn] = [among("stops"), among("departure"), among("returning")];
  const isRoundTrip = itineraries.some(({ inbound }) => inbound !== null);
  return {
    stops: ([0, 1, 2] as const).map((value) => choice(value, byStops, (itinerary) => stopsOf(itinerary) === value)),
    departure: [
      choice(null, byDeparture),
      ...DEPARTURE_SLOTS.map(({ name }) => choice(name, byDeparture, (itinerary) => departureSlotOf(itinerary) === name)),
    ],
    returning: isRoundTrip
      ? [choice(null, byReturn), ...RETURN_SLOTS.map(({ name }) => choice(name, byReturn, (itinerary) => returnSlotOf(itinerary) === name))]
      : [],
    airlines: airlineChoices(itineraries, among("airlines")),
  };
}

const choice = <Value>(
  value: Value,
  among: readonly PricedItinerary[],
  belongs: (itinerary: PricedItinerary) => boolean = () => true,
): Choice<Value> =>
  choiceOf(
    value,
    among.filter(belongs).map(({ farePerTraveller }) => farePerTraveller),
  );

function airlineChoices(all: readonly PricedItinerary[], among: readonly PricedItinerary[]): readonly AirlineChoice[] {
  const airlines = new Map<AirlineCode, { name: string; lowestOfAll: number }>();
  for (const itinerary of all) {
    for (const { code, name } of airlinesOf(itinerary)) {
      const lowestOfAll = Math.min(airlines.get(code)?.lowestOfAll ?? Infinity, itinerary.farePerTraveller.amountMinor);
      airlines.set(code, { name, lowestOfAll });
    }
  }
  return [...airlines]
    .toSorted(([, a], [, b]) => a.lowestOfAll - b.lowestOfAll || a.name.localeCompare(b.name, "en"))
    .map(([code, { name }]) => ({
      ...choice(code, among, (itinerary) => airlinesOf(itinerary).some((airline) => airline.code === code)),
      name,
    }));
}
