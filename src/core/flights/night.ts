import type { LocalDateTime } from "../kernel/index.ts";
import type { Bound, Leg } from "./itinerary.ts";

const DAY_MINUTES = 1440;
/** The hour at which nearly everybody would rather be asleep, in minutes after midnight. */
const DEAD_OF_NIGHT = 180;

const minuteOfDay = (time: LocalDateTime): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));

/** Whether a span that starts at this minute of a local day has 3 AM in it, on whichever day. */
const spansNight = (startMinute: number, minutes: number): boolean =>
  Math.floor((startMinute + minutes - DEAD_OF_NIGHT) / DAY_MINUTES) > Math.floor((startMinute - DEAD_OF_NIGHT - 1) / DAY_MINUTES);

/** Whether a leg is in the air at 3 AM by the clock of either of its ends: a night without a bed. */
export function isNightFlight(leg: Pick<Leg, "departsAtLocal" | "arrivesAtLocal" | "durationMinutes">): boolean {
  const { departsAtLocal, arrivesAtLocal, durationMinutes } = leg;
  return (
    spansNight(minuteOfDay(departsAtLocal), durationMinutes) || spansNight(minuteOfDay(arrivesAtLocal) - durationMinutes, durationMinutes)
  );
}

/** Whether 3 AM passes on the ground between this leg and the next one of its bound. */
export const isNightLayover = (leg: Pick<Leg, "arrivesAtLocal" | "layoverMinutes">): boolean =>
  leg.layoverMinutes !== null && spansNight(minuteOfDay(leg.arrivesAtLocal), leg.layoverMinutes);

/** Whether a bound takes the night, in the air or between two flights. */
export const takesNight = ({ legs }: Bound): boolean => legs.some((leg) => isNightFlight(leg) || isNightLayover(leg));
