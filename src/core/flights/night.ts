import type { LocalDateTime } from "../kernel/index.ts";
import type { Bound, Leg } from "./itinerary.ts";

const DAY_MINUTES = 1440;
/** The hour at which nearly everybody would rather be asleep, in minutes after midnight. */
const DEAD_OF_NIGHT = 180;

const minuteOfDay = (time: LocalDateTime): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));

/** Whether a span that starts at this minute of a local day has 3 AM in it, on whichever day. */
const spansNight = (startMinute: number, minutes: number): boolean =>
  Math.floor((startMinute + minutes - DEAD_OF_NIGHT) / DAY_MINUTES) > Math.floor((startMinute - DEAD_OF_NIGHT - 1) / DAY_MINUTES);

/** How far the clock is put forward from one end of a leg to the other, the short way round the Earth: back where it is negative, minutes. */
function clockShift(departs: number, arrives: number, minutes: number): number {
  const forward = (((arrives - departs - minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return forward > DAY_MINUTES / 2 ? forward - DAY_MINUTES : forward;
}

/**
 * Whether a leg is in the air at 3 AM: by the clock of where it departs, which whoever sits in it has slept by, or by one that is put forward or back
 * on the way. Not by that of where it arrives alone: from Singapore at nine to London at three one flies by day, though London sleeps meanwhile.
 */
export function isNightFlight(leg: Pick<Leg, "departsAtLocal" | "arrivesAtLocal" | "durationMinutes">): boolean {
  const departs = minuteOfDay(leg.departsAtLocal);
  const minutes = leg.durationMinutes;
  return spansNight(departs, minutes) || spansNight(departs, minutes + clockShift(departs, minuteOfDay(leg.arrivesAtLocal), minutes));
}

/** Whether 3 AM passes on the ground between this leg and the next one of its bound. */
export const isNightLayover = (leg: Pick<Leg, "arrivesAtLocal" | "layoverMinutes">): boolean =>
  leg.layoverMinutes !== null && spansNight(minuteOfDay(leg.arrivesAtLocal), leg.layoverMinutes);

/** Whether a bound takes the night, in the air or between two flights. */
export const takesNight = ({ legs }: Bound): boolean => legs.some((leg) => isNightFlight(leg) || isNightLayover(leg));
