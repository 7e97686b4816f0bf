import type { LocalDate, Money } from "../kernel/index.ts";
import type { Place } from "../places/index.ts";
import type { FlightSearch } from "./search.ts";

/** When somebody would go who asks where to go. */
export type ExploreWhen =
  | { readonly kind: "day"; readonly departureDate: LocalDate; readonly returnDate: LocalDate | null }
  /**
   * On whichever of these days of departure is cheapest; `nights` from the outbound to the inbound, null for one way. `busiest`: of how many of the
   * busiest places, null for all.
   */
  | {
      readonly kind: "span";
      readonly firstDay: LocalDate;
      readonly days: number;
      readonly nights: number | null;
      readonly busiest: number | null;
    };

/** Where to from here, and for how much. */
export interface ExploreQuestion extends Pick<FlightSearch, "from" | "party" | "cabin"> {
  readonly when: ExploreWhen;
}

/** A place that one can fly to. */
export interface ExploredPlace {
  readonly place: Place;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** The cheapest trip there, and after it the cheapest of those with fewer stops than the one before (`stopsOfTrip`). */
  readonly trips: readonly [ExploredTrip, ...ExploredTrip[]];
}

/** A trip to such a place. */
export interface ExploredTrip {
  readonly departureDate: LocalDate;
  readonly returnDate: LocalDate | null;
  /** Per traveller, taxes in, our fee out. */
  readonly fare: Money;
  /** On the way out, and on the way back: null for one way. */
  readonly stops: number;
  readonly returnStops: number | null;
  /** From the first departure to the last arrival of the outbound. */
  readonly minutes: number;
}

/** The stops of the direction that has more. */
export const stopsOfTrip = ({ stops, returnStops }: Pick<ExploredTrip, "stops" | "returnStops">): number =>
  Math.max(stops, returnStops ?? 0);
