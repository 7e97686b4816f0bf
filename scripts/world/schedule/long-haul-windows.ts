import { type Area, areaOf, type Located } from "./areas.ts";
import { type DayWindow, parseWindows } from "./day-slots.ts";

const AMERICA: readonly Area[] = ["northAmerica", "westCoast"];
const FAR_EAST: readonly Area[] = ["eastAsia", "southeastAsia"];
const EUROPE: readonly Area[] = ["europe", "northAfrica"];
const AFRICA: readonly Area[] = ["africa"];
const HAWAII: readonly Area[] = ["hawaii"];

/** Local times at which long flights leave, by where from and where to; the first line that fits counts. Ours, typed. */
const HABITS: readonly (readonly [from: readonly Area[], to: readonly Area[], windows: string])[] = [
  [AMERICA, EUROPE, "17:00-23:00"],
  [EUROPE, AMERICA, "09:00-17:00"],
  [AMERICA, HAWAII, "07:00-18:30"],
  [HAWAII, AMERICA, "07:00-15:30 20:30-23:45"],
  [AMERICA, ["middleEast"], "16:00-23:45"],
  [["middleEast"], AMERICA, "00:30-04:00 08:00-15:30"],
  [AMERICA, ["southAsia"], "10:00-13:00 18:30-23:45"],
  [["southAsia"], AMERICA, "00:30-04:00 11:00-14:00"],
  [["westCoast"], FAR_EAST, "10:00-14:00 23:00-01:00"],
  [["northAmerica"], FAR_EAST, "10:00-15:30 23:30-01:30"],
  [FAR_EAST, AMERICA, "09:00-12:30 15:30-19:30 21:30-00:30"],
  [AMERICA, ["oceania"], "21:00-23:30"],
  [["oceania"], AMERICA, "09:00-13:00 17:00-22:00"],
  [AMERICA, ["southAmerica"], "18:00-23:50"],
  [["southAmerica"], AMERICA, "20:00-00:30"],
  [AMERICA, AFRICA, "15:00-22:30"],
  [AFRICA, AMERICA, "21:00-01:30"],
  [EUROPE, FAR_EAST, "11:00-14:00 20:00-23:30"],
  [FAR_EAST, EUROPE, "09:30-13:30 22:30-01:30"],
  [EUROPE, ["southAsia"], "10:00-15:00 19:00-22:30"],
  [["southAsia"], EUROPE, "01:00-07:30 12:00-15:00"],
  [EUROPE, ["middleEast"], "09:00-15:30 19:00-23:00"],
  [["middleEast"], EUROPE, "01:30-04:30 07:00-10:30 13:30-16:00"],
  [EUROPE, ["southAmerica"], "10:00-14:00 21:30-23:59"],
  [["southAmerica"], EUROPE, "17:00-23:59"],
  [EUROPE, ["middleAmerica"], "09:30-16:30"],
  [["middleAmerica"], EUROPE, "16:00-23:30"],
  [EUROPE, AFRICA, "09:30-14:00 19:30-23:30"],
  [AFRICA, EUROPE, "20:00-01:00"],
  [["oceania"], FAR_EAST, "08:30-13:00 21:00-00:30"],
  [FAR_EAST, ["oceania"], "08:30-11:00 19:00-00:30"],
  [["oceania"], ["middleEast"], "06:00-07:30 15:00-22:30"],
  [["middleEast"], ["oceania"], "01:30-04:00 09:30-11:00 20:00-22:30"],
];

const ELSEWHERE = parseWindows("08:00-15:00 18:00-00:30");

const PARSED = HABITS.map(([from, to, windows]) => ({ from, to, windows: parseWindows(windows) }));

/** When long flights between the two leave, local time at the origin. */
export function longHaulWindows(from: Located, to: Located): readonly DayWindow[] {
  const [origin, destination] = [areaOf(from), areaOf(to)];
  return PARSED.find((habit) => habit.from.includes(origin) && habit.to.includes(destination))?.windows ?? ELSEWHERE;
}
