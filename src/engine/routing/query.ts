import type { CabinCode } from "../../core/flights/index.ts";
import type { LocalDate } from "../../core/kernel/index.ts";
import type { StopCount } from "./rules.ts";

/** One bound that is asked for. */
export interface OneWayQuery {
  /** Airport indices; a metropolitan area is all of its airports. */
  readonly origins: readonly number[];
  readonly destinations: readonly number[];
  /** The local day of departure, within the horizon. */
  readonly day: LocalDate;
  readonly cabin: CabinCode;
  /** Travellers who need a seat, 1 to 9. */
  readonly seats: number;
  /** The day of asking: prices depend on it. */
  readonly today: LocalDate;
  /** Leave out what departs before this UTC minute (since 1970): flights of today that are gone. */
  readonly departsFromUtcMinute?: number;
  /** Leave out bounds with more stops; 2 unless said. */
  readonly maxStops?: StopCount;
  /** At most this many, by price and nothing else. Unless said, at most 200 that are worth a choice: see `varyBounds`, `varyPairs`. */
  readonly limit?: number;
}

export interface RoundTripQuery extends OneWayQuery {
  /** The local day on which the inbound departs. */
  readonly returnDay: LocalDate;
}

/** One bound that was found. */
export interface FoundBound {
  /** Flight indices, in the order flown. */
  readonly flights: readonly number[];
  /** Epoch day of each leg's local departure. */
  readonly days: readonly number[];
  /** The airline that issues the ticket: that of the longest leg by distance, of the first such one. */
  readonly plate: number;
  /** US cents per traveller, taxes in. */
  readonly cents: number;
  /** Minutes since 1970-01-01T00:00Z. */
  readonly departsAtUtcMinute: number;
  readonly arrivesAtUtcMinute: number;
}

/** From the first departure to the last arrival. */
export const minutesOf = (bound: FoundBound): number => bound.arrivesAtUtcMinute - bound.departsAtUtcMinute;

export interface FoundRoundTrip {
  readonly outbound: FoundBound;
  readonly inbound: FoundBound;
  /** US cents per traveller for both, the return discount taken off. */
  readonly cents: number;
}
