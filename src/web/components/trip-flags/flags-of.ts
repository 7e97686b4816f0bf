import { isNightFlight, type Layover, layoversOf, type PricedItinerary } from "../../../core/flights/index.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { formatDuration } from "../../../core/kernel/index.ts";
import type { IconName } from "../../ui/icon/icon.tsx";

interface TripFlag {
  readonly icon: IconName;
  readonly words: string;
  /** Whether it is more than a matter of taste. */
  readonly isWarning: boolean;
}

/** What a price does not tell of a trip: nights, layovers that are tight or long, ways between airports. Each once. */
export function flagsOf(itinerary: PricedItinerary, words: Messages["flightResults"]["flags"]): readonly TripFlag[] {
  const { bounds } = itinerary;
  const flags: TripFlag[] = [];
  if (bounds.some(({ legs }) => legs.some(isNightFlight))) flags.push({ icon: "moon", words: words.nightFlight, isWarning: false });
  for (const bound of bounds) flags.push(...layoversOf(bound).flatMap((layover) => flagsOfLayover(layover, words)));
  return flags.filter((flag, index) => flags.findIndex((other) => other.words === flag.words) === index);
}

function flagsOfLayover({ minutes, airport, leavesFrom, length, isNight }: Layover, words: Messages["flightResults"]["flags"]): TripFlag[] {
  const kind = isNight ? "night" : length === "usual" ? null : length;
  const flags: TripFlag[] = kind
    ? [{ icon: isNight ? "moon" : "clock", words: words[kind](formatDuration(minutes), airport.code), isWarning: true }]
    : [];
  if (leavesFrom) flags.push({ icon: "alert", words: words.change(airport.code, leavesFrom.code), isWarning: true });
  return flags;
}
