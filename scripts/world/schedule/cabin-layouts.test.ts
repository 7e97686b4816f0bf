import { expect, it } from "vitest";
import { AIRCRAFT } from "../facts/aircraft.ts";
import { layoutOf } from "./cabin-layouts.ts";

it("fills the floor of cabins that an airline does not sell with economy, and shares the fuel", () => {
  const type = AIRCRAFT.find(({ key }) => key === "738"); // 154 economy, 12 business
  if (type === undefined) throw new Error("aircraft.csv lacks the 738");
  expect(layoutOf(type, "MC").seats).toEqual({ M: 154, W: 0, C: 12, F: 0 });
  const dense = layoutOf(type, "M");
  expect(dense.seats).toEqual({ M: 173, W: 0, C: 0, F: 0 });
  expect(dense.co2KgPerSeatKm).toBeCloseTo((type.co2KgPerSeatKm * 166) / 173, 4);
});
