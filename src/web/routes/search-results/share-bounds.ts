import type { Bound, Bounds, FlightOffer, Leg } from "../../../core/flights/index.ts";
import { atLeastOne } from "../../../core/kernel/index.ts";

/**
 * Makes equal bounds and equal legs one object each. A round trip's 200 offers pair a few dozen bounds; what is the same
 * object is sent to the browser once.
 */
export function shareBounds(offers: readonly FlightOffer[]): readonly FlightOffer[] {
  const [bounds, legs] = [new Map<string, Bound>(), new Map<string, Leg>()];
  const shared = (bound: Bound): Bound => {
    const own = bound.legs.map((leg) => kept(legs, `${keyOf(leg)} ${leg.layoverMinutes}`, leg));
    return kept(bounds, own.map(keyOf).join(" "), { ...bound, legs: atLeastOne(own) });
  };
  return offers.map((offer) => ({ ...offer, bounds: offer.bounds.map(shared) as unknown as Bounds }));
}

const keyOf = (leg: Leg): string => `${leg.airline}${leg.flightNumber}/${leg.from.code}/${leg.departsAt}/${leg.cabin}`;

/** The value that the key has already, else this one from now on. */
function kept<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  known.set(key, value);
  return value;
}
