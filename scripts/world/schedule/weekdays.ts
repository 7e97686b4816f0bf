/** Bit 0 Monday to bit 6 Sunday. */
export type WeekdayMask = number;

export const EVERY_DAY: WeekdayMask = 0b111_1111;

/** What a route is flown for; it says which days go first when a flight does not run daily. */
type WeekKind = "business" | "beach";

/** `157` (Monday, Friday, Sunday) as a mask. */
export const maskOfDays = (days: string): WeekdayMask => [...days].reduce((mask, day) => mask | (1 << (Number(day) - 1)), 0);

/**
 * The days of a flight that runs one to six times a week. Business leaves out Saturday, Tuesday and Wednesday first;
 * beaches change their guests at the weekend.
 */
const DAYS: Readonly<Record<WeekKind, readonly string[]>> = {
  business: ["1 4 5 7", "15 47 14 57 26", "135 157 247 146", "1357 1457 1247 1345", "12345 13457 12457", "123457 134567 124567"],
  beach: ["6 7 6", "36 26 47 15", "246 357 156 257", "1356 2467 1467", "13567 24567", "134567 124567 123567"],
};

/** Share of daily flights that pause on Tuesday, Wednesday and Saturday on a business route. */
const PAUSED_SHARE = 0.08;
const WITHOUT_QUIET_DAYS = maskOfDays("1457");
const FRIDAY_AND_SUNDAY = maskOfDays("57");

/** Parts a number of flights a week into daily ones and one pattern for the rest; on busy business routes some move to Friday and Sunday. */
export function weekdayPatterns(perWeek: number, kind: WeekKind, chance: number): readonly WeekdayMask[] {
  const daily = Math.floor(perWeek / 7);
  const paused = kind === "business" ? Math.floor(daily * PAUSED_SHARE + chance) : 0;
  const moved = daily >= 4 ? paused : 0;
  return [
    ...Array<WeekdayMask>(daily - moved).fill(EVERY_DAY),
    ...Array<WeekdayMask>(moved).fill(WITHOUT_QUIET_DAYS),
    ...Array<WeekdayMask>(moved).fill(FRIDAY_AND_SUNDAY),
    ...restPattern(perWeek % 7, kind, chance),
  ];
}

function restPattern(days: number, kind: WeekKind, chance: number): readonly WeekdayMask[] {
  if (days === 0) return [];
  const choices = (DAYS[kind][days - 1] ?? "").split(" ");
  return [maskOfDays(choices[Math.floor(chance * choices.length)] ?? "")];
}

/** The same days, later by a number of days; negative is earlier. */
export function shiftDays(mask: WeekdayMask, days: number): WeekdayMask {
  const by = ((days % 7) + 7) % 7;
  return ((mask << by) | (mask >> (7 - by))) & EVERY_DAY;
}
