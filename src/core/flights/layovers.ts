import type { Airport } from "../places/index.ts";
import { isNightLayover } from "./night.ts";
import type { Bound } from "./itinerary.ts";

/** Less than this is short of what travellers are advised to leave, though the airport allows it: ours, in minutes. */
const TIGHT_MINUTES = { domestic: 60, international: 90 } as const;
/** From here on a wait is worth a warning, in minutes: ours. */
const LONG_MINUTES = 300;

/** The time between two legs of a bound. */
export interface Layover {
  readonly minutes: number;
  /** Where the first leg lands. */
  readonly airport: Airport;
  /** Where the next one leaves, when that is another airport; null for nearly all. */
  readonly leavesFrom: Airport | null;
  readonly length: "tight" | "usual" | "long";
  readonly isNight: boolean;
}

/** The layovers of a bound, in order. */
export function layoversOf({ legs }: Bound): readonly Layover[] {
  return legs.slice(0, -1).flatMap((leg, index) => {
    const next = legs[index + 1];
    if (!next || leg.layoverMinutes === null) return [];
    const isDomestic = leg.from.country === leg.to.country && next.from.country === next.to.country;
    return {
      minutes: leg.layoverMinutes,
      airport: leg.to,
      leavesFrom: next.from.code === leg.to.code ? null : next.from,
      length: lengthOf(leg.layoverMinutes, isDomestic),
      isNight: isNightLayover(leg),
    };
  });
}

function lengthOf(minutes: number, isDomestic: boolean): Layover["length"] {
  if (minutes < TIGHT_MINUTES[isDomestic ? "domestic" : "international"]) return "tight";
  return minutes >= LONG_MINUTES ? "long" : "usual";
}
