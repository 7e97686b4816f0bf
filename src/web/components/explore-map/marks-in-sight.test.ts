import { describe, expect, it } from "vitest";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../core/maps/index.ts";
import { besideButtons, inSight, viewWith } from "./marks-in-sight.ts";

const STAGE = { width: 1000, height: 435 };
const WHOLE = { x: 0.5, y: 0.5, zoom: 1 };
/** Its label stands above a point of the map that is so many parts of it from the left and from above. */
const wishAt = (x: number, y: number) => ({ code: "PPT", text: "Tahiti $757", x: x * MAP_WIDTH, y: y * MAP_HEIGHT });

describe("the labels beside the buttons of the map", () => {
  it("leave out what would lie under them", () => {
    const [under, above, right] = [wishAt(0.08, 0.9), wishAt(0.08, 0.5), wishAt(0.2, 0.9)];
    expect(besideButtons([under, above, right], WHOLE, STAGE)).toEqual([above, right]);
  });

  it("come back when the map is moved away from under them", () => {
    const wish = wishAt(0.08, 0.9);
    const near = { x: 0.25, y: 0.75, zoom: 2 };
    expect(besideButtons([wish], near, STAGE)).toEqual([wish]);
    expect(besideButtons([wishAt(0.02, 0.96)], near, STAGE)).toEqual([]);
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
