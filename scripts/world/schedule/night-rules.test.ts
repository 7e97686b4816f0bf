import { expect, it } from "vitest";
import { minuteOf, SLOT_MINUTES } from "./day-slots.ts";
import { findNightTimes } from "./night-rules.ts";

/** What is left of departures and arrivals at an airport at a time of day. */
const leftAt = (airport: string, time: string): readonly (number | undefined)[] => {
  const { departures, arrivals } = findNightTimes(airport) ?? { departures: [], arrivals: [] };
  return [departures, arrivals].map((table) => table[minuteOf(time) / SLOT_MINUTES]);
};

it.each([
  ["hard rule allows nothing", "FRA", "01:00", [0, 0]],
  ["quota a little", "LHR", "01:00", [0.15, 0.15]],
  ["rule for departures nothing but arrivals", "SAN", "01:00", [0, 1]],
  ["voluntary one half", "BUR", "01:00", [0.5, 0.5]],
  ["rule that is over everything", "FRA", "05:00", [1, 1]],
])("a %s at night", (_, airport, time, left) => {
  expect(leftAt(airport, time)).toEqual(left);
});

it("an airport without a rule is open all night", () => {
  expect(findNightTimes("DUB")).toBeNull();
});
