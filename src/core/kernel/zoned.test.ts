import { expect, it } from "vitest";
import type { Instant } from "./dates.ts";
import { minuteInZone } from "./zoned.ts";

it("counts the minutes since midnight by the clock of a zone", () => {
  const at = "2027-03-01T12:34:56Z" as Instant;
  expect(["America/New_York", "UTC", "Asia/Kathmandu"].map((zone) => minuteInZone(at, zone))).toEqual([454, 754, 1099]);
});
