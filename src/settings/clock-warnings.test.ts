import { expect, it } from "vitest";
import { clockWarnings } from "./clock-warnings.ts";
import { readSettings } from "./settings.ts";

it("whoever starts a server by another clock than the machine's hears it, and nobody else", () => {
  expect(clockWarnings(readSettings({}))).toEqual([]);
  expect(clockWarnings(readSettings({ CLOCK: "2027-03-01T12:00:00Z" }))).toEqual([
    "The clock is not this machine's: it began with this start at 2027-03-01T12:00:00Z (CLOCK). What is sold and written has the days of that clock.",
  ]);
});
