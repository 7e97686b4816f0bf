import { dateOfEpochDay, epochDayOf, type LocalDate } from "../../../core/kernel/index.ts";

/** What demand asks of a day: how far it is from the middle of its month, its weekday, its place in the year. */
export interface CalendarDay {
  /** 0 January to 11 December. */
  readonly month: number;
  /** The month whose middle is the nearest on the other side of the day. */
  readonly neighbour: number;
  /** How far the day is on the way from its month's middle to the neighbour's: 0 to about a half. */
  readonly way: number;
  /** 0 Monday to 6 Sunday. */
  readonly weekday: number;
  /** 1231 for December 31. */
  readonly dayOfYear: number;
}

/** @param epochDay days since 1970-01-01 of the calendar at the hotel. */
export function calendarDayOf(epochDay: number): CalendarDay {
  const date = dateOfEpochDay(epochDay);
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))];
  const middle = middleOf(year, month);
  const step = epochDay < middle ? -1 : 1;
  const other = middleOf(year, month + step);
  return {
    month,
    neighbour: (month + step + 12) % 12,
    way: (epochDay - middle) / (other - middle),
    weekday: (((epochDay + 3) % 7) + 7) % 7,
    dayOfYear: (month + 1) * 100 + day,
  };
}

/** The middle of a month as an epoch day, maybe of a half; months beyond a year's end are those of the next or the last. */
function middleOf(year: number, month: number): number {
  return (firstOf(year, month) + firstOf(year, month + 1) - 1) / 2;
}

function firstOf(year: number, month: number): number {
  const [inYear, inMonth] = [year + Math.floor(month / 12), ((month % 12) + 12) % 12];
  return epochDayOf(`${inYear}-${String(inMonth + 1).padStart(2, "0")}-01` as LocalDate);
}
