import type { CityDemand } from "../world/index.ts";
import type { CalendarDay } from "./calendar-day.ts";

/** A city's demand as shares of an average day, ready for arithmetic. */
export interface DemandTable {
  readonly months: readonly number[];
  readonly weekdays: readonly number[];
  readonly events: readonly { readonly from: number; readonly to: number; readonly share: number }[];
}

export const demandTable = ({ months, weekdays, events }: CityDemand): DemandTable => ({
  months: months.map((percent) => percent / 100),
  weekdays: weekdays.map((percent) => percent / 100),
  events: events.map(({ from, to, percent }) => ({ from: dayOfYear(from), to: dayOfYear(to), share: percent / 100 })),
});

const dayOfYear = (text: string): number => Number(text.slice(0, 2)) * 100 + Number(text.slice(3));

/** How much a city is wanted on a day, 1 on average: its month, along a line between the middles of months, x weekday x strongest event. */
export function demandOn({ months, weekdays, events }: DemandTable, day: CalendarDay): number {
  const here = months[day.month] as number;
  const month = here + ((months[day.neighbour] as number) - here) * day.way;
  let event = 0;
  for (let nth = 0; nth < events.length; nth++) {
    const { from, to, share } = events[nth] as DemandTable["events"][number];
    // An event whose end comes before its start goes on over the new year.
    const isOn = from <= to ? day.dayOfYear >= from && day.dayOfYear <= to : day.dayOfYear >= from || day.dayOfYear <= to;
    if (isOn && share > event) event = share;
  }
  return month * (weekdays[day.weekday] as number) * (event === 0 ? 1 : event);
}
