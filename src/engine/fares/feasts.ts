import { epochDayOf, type LocalDate } from "../../core/kernel/index.ts";

/** Days of the year around which many people fly. */
const FEASTS = [
  "newYear",
  "lunarNewYear",
  "easter",
  "goldenWeek",
  "midsummerBreak",
  "laborDay",
  "nationalWeek",
  "diwali",
  "thanksgiving",
  "christmas",
  "eidAlFitr",
  "eidAlAdha",
] as const;
export type Feast = (typeof FEASTS)[number];

const dayOf = (year: number, month: number, day: number): number =>
  epochDayOf(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` as LocalDate);

/** The first day on or after `day` that is the weekday, 1 Monday to 7 Sunday. */
const weekdayOnOrAfter = (day: number, weekday: number): number => day + ((((weekday - 1 - ((day + 3) % 7)) % 7) + 7) % 7);

/** Western Easter Sunday, by the anonymous Gregorian computus. */
function easterOf(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

const MOON_EPOCH_DAY = 10_962.76; // the new moon of 2000-01-06, 18:14 UTC
const MOON_DAYS = 29.530_588_853;

/** The mean new moon on or after a day: right to a day, which is enough for a peak that lasts two weeks. */
function newMoonFrom(day: number): number {
  return Math.floor(MOON_EPOCH_DAY + MOON_DAYS * Math.ceil((day - MOON_EPOCH_DAY) / MOON_DAYS));
}

/** A day of the tabular Islamic calendar that falls into a civil year (the first, when it falls there twice). */
function islamicDayIn(year: number, month: number, day: number): number {
  const firstDay = dayOf(year, 1, 1);
  for (let islamic = Math.floor((year - 622) * 1.030684) - 1; ; islamic++) {
    const julian = Math.floor((11 * islamic + 3) / 30) + 354 * islamic + 30 * month - Math.floor((month - 1) / 2) + day + 1_948_055;
    if (julian - 2_440_588 >= firstDay) return julian - 2_440_588;
  }
}

const DAY_OF: Readonly<Record<Feast, (year: number) => number>> = {
  newYear: (year) => dayOf(year, 1, 1),
  lunarNewYear: (year) => newMoonFrom(dayOf(year, 1, 21)),
  easter: easterOf,
  goldenWeek: (year) => dayOf(year, 5, 3),
  midsummerBreak: (year) => dayOf(year, 8, 13),
  laborDay: (year) => weekdayOnOrAfter(dayOf(year, 9, 1), 1),
  nationalWeek: (year) => dayOf(year, 10, 1),
  diwali: (year) => newMoonFrom(dayOf(year, 10, 16)),
  thanksgiving: (year) => weekdayOnOrAfter(dayOf(year, 11, 22), 4),
  christmas: (year) => dayOf(year, 12, 25),
  eidAlFitr: (year) => islamicDayIn(year, 10, 1),
  eidAlAdha: (year) => islamicDayIn(year, 12, 10),
};

/** The epoch day of a feast in a civil year. Feasts that hang on the moon are right to about a day. */
export const feastDay = (feast: Feast, year: number): number => DAY_OF[feast](year);
