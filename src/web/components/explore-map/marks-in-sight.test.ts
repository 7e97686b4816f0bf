import { describe, expect, it } from "vitest";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../core/maps/index.ts";
import { readableOn, inSight, viewWith } from "./marks-in-sight.ts";

const STAGE = { width: 1000, height: 435 };
const WHOLE = { x: 0.5, y: 0.5, zoom: 1 };
/** Its label stands above a point of the map that is so many parts of it from the left and from above. */
const wishAt = (x: number, y: number) => ({ code: "PPT", text: "Tahiti $757", x: x * MAP_WIDTH, y: y * MAP_HEIGHT });

describe("the labels on the map that can be read", () => {
  it("leave out what would lie under them", () => {
    const [under, above, right] = [wishAt(0.08, 0.9), wishAt(0.08, 0.5), wishAt(0.2, 0.9)];
    expect(readableOn([under, above, right], WHOLE, STAGE)).toEqual([above, right]);
  });

  it("leave out what the frame cuts", () => {
    const near = { x: 0.25, y: 0.75, zoom: 4 };
    const [inside, cutAtRight, cutAtTop] = [wishAt(0.25, 0.75), wishAt(0.374, 0.75), wishAt(0.25, 0.63)];
    expect(readableOn([inside, cutAtRight, cutAtTop], near, STAGE)).toEqual([inside]);
  });

  it("come back when the map is moved away from under them", () => {
    const wish = wishAt(0.08, 0.9);
    const near = { x: 0.25, y: 0.75, zoom: 2 };
    expect(readableOn([wish], near, STAGE)).toEqual([wish]);
    expect(readableOn([wishAt(0.02, 0.96)], near, STAGE)).toEqual([]);
  });
});

describe("the map under other places", () => {
  const near = { x: 0.5, y: 0.5, zoom: 8 };
  const [here, away] = [wishAt(0.51, 0.5), wishAt(0.1, 0.3)];

  it("stays where it is while one of them is in sight, and where there are none", () => {
    expect(viewWith([here, away], near, STAGE)).toBe(near);
    expect(viewWith([], near, STAGE)).toBe(near);
  });

  it("goes to all of them when none is in sight, also where a label would still reach in", () => {
    const beside = wishAt(0.57, 0.5);
    expect([inSight([beside], near, STAGE).length, inSight([beside], near, STAGE, 0).length]).toEqual([1, 0]);
    for (const places of [[away], [beside], [away, beside]])
      expect(inSight(places, viewWith(places, near, STAGE), STAGE, 0)).toEqual(places);
  });
});
