import { type AirlineCode, dayOf, daysBetween, type LocalDateTime } from "../kernel/index.ts";
import type { Airport } from "../places/index.ts";
import type { Bound, Leg, PricedItinerary } from "./itinerary.ts";

/** A bound as one move: where and when it starts and ends, and where it touches down between. */
export interface BoundOutline {
  readonly from: Airport;
  readonly to: Airport;
  readonly departsAtLocal: LocalDateTime;
  readonly arrivesAtLocal: LocalDateTime;
  /** Calendar days between the two local dates: 1 is "+1", -1 happens across the date line. */
  readonly dayShift: number;
  readonly stops: readonly Stop[];
}

/** A touchdown between two legs. */
interface Stop {
  readonly airport: Airport;
  readonly layoverMinutes: number | null;
  /** Where its middle falls in the time of the whole bound: 0 is the departure, 1 the arrival. */
  readonly position: number;
}

/** Sums a bound up. */
export function outlineOf(bound: Bound): BoundOutline {
  const [first, last] = [bound.legs[0], lastLegOf(bound)];
  return {
    from: first.from,
    to: last.to,
    departsAtLocal: first.departsAtLocal,
    arrivesAtLocal: last.arrivesAtLocal,
    dayShift: dayShift(first.departsAtLocal, last.arrivesAtLocal),
    stops: stopsOn(bound),
  };
}

/** The one that lands where a bound ends. */
export const lastLegOf = ({ legs }: Bound): Leg => legs.at(-1) ?? legs[0];

/** Calendar days from the one wall time to the other. */
export const dayShift = (from: LocalDateTime, to: LocalDateTime): number => daysBetween(dayOf(from), dayOf(to));

function stopsOn(bound: Bound): readonly Stop[] {
  let elapsed = 0;
  return bound.legs.slice(0, -1).map((leg) => {
    const layover = leg.layoverMinutes ?? 0;
    const middle = elapsed + leg.durationMinutes + layover / 2;
    elapsed += leg.durationMinutes + layover;
    return {
      airport: leg.to,
      layoverMinutes: leg.layoverMinutes,
      position: bound.durationMinutes > 0 ? middle / bound.durationMinutes : 0.5,
    };
  });
}

/** `EI-104`: the airline's code and the flight's number. */
export const flightCode = (leg: Leg): string => `${leg.airline}-${leg.flightNumber}`;

/** The airline that issues the ticket of a bound: that of the longest leg, of the first such one. Null for a bound without legs. */
export function plateOf({ legs }: Bound): AirlineCode | null {
  const longest = Math.max(...legs.map(({ durationMinutes }) => durationMinutes));
  return legs.find(({ durationMinutes }) => durationMinutes === longest)?.airline ?? null;
}

type Bounded = Pick<PricedItinerary, "bounds">;

/** All legs of a trip, in the order of travel. */
export const legsOf = ({ bounds }: Bounded): readonly Leg[] => bounds.flatMap(({ legs }) => legs);

/** The bound with which a trip ends: of a trip one way, its only one. */
export const lastBoundOf = ({ bounds }: Bounded): Bound => bounds.at(-1) ?? bounds[0];

/** The way back of a round trip; null for every other trip, which has none. */
export const inboundOf = ({ tripType, bounds }: Bounded & Pick<PricedItinerary, "tripType">): Bound | null =>
  tripType === "roundTrip" ? (bounds[1] ?? null) : null;

/** Whether it is an airline's trip in every bound: not one that it only brings to another airline's long flight. */
export const isPlatedBy = ({ bounds }: Bounded, airline: AirlineCode): boolean => bounds.every((bound) => plateOf(bound) === airline);

/** Names of the companies that fly a bound where a traveller would expect another one from the ticket; each once. */
export function otherOperators(bound: Bound): readonly string[] {
  const isOther = bound.legs.some((leg) => leg.operatedBy.code !== leg.airline);
  return isOther ? [...new Set(bound.legs.map((leg) => leg.operatedBy.name))] : [];
}
