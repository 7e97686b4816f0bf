import type { Bound, TripType } from "../../core/flights/index.ts";

/** The specification's words for the two bounds that go and come back. */
interface BoundWords {
  readonly depart: string;
  readonly return: string;
}

/** What the bound at an index is called: there and back by their words, those of a multi-city trip by their numbers. */
export function boundName(tripType: TripType, index: number, words: BoundWords, flightNth: (number: number) => string): string {
  if (tripType === "multiCity") return flightNth(index + 1);
  return index === 0 ? words.depart : words.return;
}

/** What tells the bounds of one trip apart: no two take off at one moment. */
export const boundKey = ({ legs }: Bound): string => legs[0].departsAt;
