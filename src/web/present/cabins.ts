import { type Leg, legsOf, type PricedItinerary } from "../../core/flights/index.ts";
import type { Messages } from "../i18n/messages.tsx";

type Words = Messages["results"]["cabins"];

/** The label of any `fare_category`, known or not. */
export const cabinName = (code: string, words: Words): string => (words as Readonly<Record<string, string>>)[code] ?? words.unknown;

/** Legs that are flown in another cabin than the one that the trip is sold as. */
interface OtherCabin {
  readonly cabin: string;
  /** `JFK–BOS`, in the order of flight. */
  readonly legs: readonly string[];
}

/** The cabins of a trip beside its own, each with its legs; none where all legs are alike. */
export function otherCabins(itinerary: Pick<PricedItinerary, "bounds" | "cabin">, words: Words): readonly OtherCabin[] {
  const others = legsOf(itinerary).filter((leg) => leg.cabin !== itinerary.cabin);
  const codes = [...new Set(others.map((leg) => leg.cabin))];
  return codes.map((code) => ({ cabin: cabinName(code, words), legs: others.filter((leg) => leg.cabin === code).map(legName) }));
}

/** A line ends before it or behind it, never after its dash. */
const legName = (leg: Leg): string => `${leg.from.code}–\u2060${leg.to.code}`;
