import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { BUILDINGS, CLIMATES, type HotelLook, SETTINGS, HOTEL_VIEWS, viewsOf } from "../../../core/hotels/index.ts";
import { type Seeded, seeded } from "../../../core/kernel/index.ts";
import { drawHotelPicture } from "./draw-hotel-picture.ts";
import { hourOf } from "./plan-picture.ts";

const LARGEST_BYTES = 8 * 1024;

const of = <Value>(stream: Seeded, values: readonly Value[]): Value => values[stream.below(values.length)] as Value;

/** Any look that the types allow, sensible or not. */
const anyLook = (stream: Seeded): HotelLook => ({
  building: of(stream, BUILDINGS),
  setting: of(stream, SETTINGS),
  climate: of(stream, CLIMATES),
  isModern: stream.chance(0.5),
  hasPool: stream.chance(0.5),
  seed: stream.below(2 ** 32),
});

const LOOK: HotelLook = { building: "tower", setting: "city", climate: "temperate", isModern: true, hasPool: true, seed: 4_211 };

describe("a hotel's picture", () => {
  it("is under 8 KB compressed, whatever the hotel", () => {
    const stream = seeded(1);
    const sizes = Array.from({ length: 2_000 }, (_, index) => {
      const look = anyLook(stream);
      const views = viewsOf(look);
      return gzipSync(drawHotelPicture(look, 1 + stream.below(5), views[index % views.length] ?? "outside")).length;
    });
    expect(Math.max(...sizes)).toBeLessThan(LARGEST_BYTES);
  });

  it.each(HOTEL_VIEWS)("of two hotels with equal traits is hardly ever the same: %s", (view) => {
    const hasPool = view !== "view";
    const drawn = new Set(Array.from({ length: 1_000 }, (_, seed) => drawHotelPicture({ ...LOOK, hasPool, seed: seed * 7_919 }, 4, view)));
    expect(drawn.size).toBeGreaterThanOrEqual(990);
  });

  it("has the same bytes for the same look", () => {
    const stream = seeded(3);
    for (const look of Array.from({ length: 100 }, () => anyLook(stream))) {
      expect(drawHotelPicture({ ...look }, 3, "room")).toBe(drawHotelPicture(look, 3, "room"));
    }
  });

  it("shows no pool, and no other water to swim in, of a hotel without one", () => {
    const stream = seeded(4);
    for (let count = 0; count < 500; count++) {
      const look = { ...anyLook(stream), hasPool: false };
      const drawn = viewsOf(look).map((view) => drawHotelPicture(look, 1 + stream.below(5), view));
      expect(drawn.join("")).not.toMatch(/pool-/);
    }
    expect(() => drawHotelPicture({ ...LOOK, hasPool: false }, 3, "pool")).toThrow("no pool");
  });

  it("carries all that it uses and no more: no style sheet, no class, no address of anything else", () => {
    const stream = seeded(5);
    for (let count = 0; count < 300; count++) {
      const look = anyLook(stream);
      for (const view of viewsOf(look)) {
        const svg = drawHotelPicture(look, 1 + stream.below(5), view);
        expect(svg).not.toMatch(/class=|<style|undefined|var\(|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
        const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        const used = new Set([...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id));
        expect([...used].toSorted()).toEqual([...defined].toSorted());
      }
    }
  });

  it("is by day for most hotels, at dusk for some, at night for few, and the second one of the building at another hour", () => {
    const hours = Array.from({ length: 2_000 }, (_, seed) => hourOf({ seed }, "outside"));
    const share = (hour: string): number => hours.filter((each) => each === hour).length / hours.length;
    expect(share("day")).toBeCloseTo(0.6, 1);
    expect(share("dusk")).toBeCloseTo(0.3, 1);
    expect(share("night")).toBeCloseTo(0.1, 1);
    expect(hours.every((hour, seed) => hour !== hourOf({ seed }, "later"))).toBe(true);
  });
});
