import type { Airport } from "../places/index.ts";
import { lastLegOf, outlineOf } from "./bound.ts";
import type { Bound, PricedItinerary } from "./itinerary.ts";

/** From here on nobody waits at the airport, in minutes. */
const SHORT_WAIT_MINUTES = 24 * 60;

/** What a traveller has to know of the time between two flights of a multi-city trip, which are two tickets. */
export interface BetweenBounds {
  /** From the landing to the take-off, where that is less than a day; else null. */
  readonly waitMinutes: number | null;
  /** Where the one lands and the next leaves from, where these are two airports; else null. */
  readonly change: { readonly lands: Airport; readonly leaves: Airport } | null;
}

/** What lies between two bounds that follow each other; null where nothing is worth a word. */
export function betweenBounds(before: Bound, next: Bound): BetweenBounds | null {
  const [last, first] = [lastLegOf(before), next.legs[0]];
  const minutes = Math.round((Date.parse(first.departsAt) - Date.parse(last.arrivesAt)) / 60_000);
  const waitMinutes = minutes < SHORT_WAIT_MINUTES ? minutes : null;
  const change = last.to.code === first.from.code ? null : { lands: last.to, leaves: first.from };
  return waitMinutes === null && change === null ? null : { waitMinutes, change };
}

/** One move from a place to another. */
interface Move<Place> {
  readonly from: Place;
  readonly to: Place;
}

/** The places of moves that follow each other, in order: each row goes on until one starts where none has ended. A place is named once. */
export function stretchesOf<Place>(
  moves: readonly Move<Place>[],
  isSame: (one: Place, other: Place) => boolean,
): readonly (readonly Place[])[] {
  const stretches: Place[][] = [];
  for (const { from, to } of moves) {
    const stretch = stretches.at(-1);
    const before = stretch?.at(-1);
    if (stretch && before !== undefined && isSame(before, from)) stretch.push(to);
    else stretches.push([from, to]);
  }
  return stretches;
}

/** The airports that a trip goes through: a row for each stretch that is flown without a gap. A way back adds none. */
export function routesOf({ tripType, bounds }: Pick<PricedItinerary, "tripType" | "bounds">): readonly (readonly Airport[])[] {
  const moves = (tripType === "roundTrip" ? [bounds[0]] : bounds).map(outlineOf);
  return stretchesOf(moves, (one, other) => one.city === other.city && one.country === other.country);
}
