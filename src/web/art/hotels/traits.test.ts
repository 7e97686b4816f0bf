import { describe, expect, it } from "vitest";
import type { HotelLook } from "../../../core/hotels/index.ts";
import { drawHotelPicture } from "./draw-hotel-picture.ts";
import { extrasOf, floraOf, groundOf } from "./traits.ts";

const look = (change: Partial<HotelLook>): HotelLook => ({
  building: "tower",
  setting: "city",
  climate: "temperate",
  isModern: true,
  hasPool: false,
  seed: 1,
  ...change,
});

/** Every part that hotels of these traits are drawn with, over many seeds. */
function partsOf(change: Partial<HotelLook>, stars: number, view: "outside" | "room" | "pool" | "lobby"): string[] {
  const drawn = Array.from({ length: 200 }, (_, seed) => drawHotelPicture(look({ ...change, seed: seed * 104_729 }), stars, view));
  return [...new Set(drawn.flatMap((svg) => [...svg.matchAll(/<use href="#([^"]+)"/g)].map(([, part]) => part ?? "")))];
}

describe("what a hotel's picture is made of", () => {
  it.each<[Partial<HotelLook>, number, string]>([
    [{ setting: "city" }, 3, "street"],
    [{ setting: "city" }, 5, "court"],
    [{ setting: "highway" }, 2, "street"],
    [{ setting: "beach" }, 4, "sand"],
    [{ setting: "mountain", climate: "cold" }, 4, "snow"],
    [{ setting: "mountain", climate: "temperate" }, 4, "lawn"],
    [{ setting: "desert", climate: "arid" }, 3, "gravel"],
    [{ setting: "garden" }, 5, "lawn"],
  ])("%o with %d stars stands on %s", (change, stars, ground) => {
    expect(groundOf(look(change), stars)).toBe(ground);
  });

  it.each<[Partial<HotelLook>, number, string]>([
    [{ climate: "tropical" }, 3, "palm"],
    [{ climate: "cold" }, 3, "pine"],
    [{ climate: "arid" }, 3, "cactus"],
    [{ climate: "temperate" }, 3, "plane"],
    [{ climate: "temperate", setting: "garden" }, 4, "topiary"],
    [{ climate: "temperate", setting: "mountain" }, 3, "pine"],
  ])("%o with %d stars has %s before it", (change, stars, flora) => {
    expect(floraOf(look(change), stars)).toBe(flora);
  });

  it("has a fountain with five stars only, never on sand or in the road, and no car on the beach", () => {
    const fountains = ([1, 2, 3, 4] as const).flatMap((stars) => extrasOf("lawn", stars, true).flat());
    expect(fountains).not.toContain("extra-fountain");
    expect(extrasOf("court", 5, false).flat()).toEqual(["extra-fountain"]);
    expect([...extrasOf("sand", 5, true), ...extrasOf("street", 5, true)].flat()).not.toContain("extra-fountain");
    expect(extrasOf("sand", 1, false).flat()).not.toContain("extra-car");
  });

  it("is of adobe only where it hardly rains", () => {
    expect(partsOf({ building: "inn", climate: "arid", setting: "desert" }, 3, "outside")).toContain("facade-inn");
    expect(partsOf({ building: "inn", climate: "cold", setting: "garden" }, 3, "outside")).not.toContain("facade-inn");
  });

  it("has several buildings, skies and surroundings for the same traits", () => {
    const parts = partsOf({}, 4, "outside");
    for (const kind of ["facade-tower", "set-city", "sky-day"])
      expect(parts.filter((part) => part.startsWith(kind)).length).toBeGreaterThanOrEqual(3);
  });

  it("furnishes a room by its era", () => {
    expect(partsOf({ isModern: true }, 4, "room").filter((part) => /classic|chair/.test(part))).toEqual([]);
    expect(partsOf({ isModern: false }, 4, "room").filter((part) => /modern|art/.test(part))).toEqual([]);
  });

  it("has a lagoon at resorts and in the tropics, and a plain pool in town", () => {
    expect(partsOf({ building: "resort", setting: "beach", hasPool: true }, 4, "pool")).toContain("pool-lagoon");
    expect(partsOf({ hasPool: true }, 4, "pool")).toContain("pool-rect");
  });

  it("has a grand lobby where the house is grand or old and good, and a plain one where it is old and simple", () => {
    expect(partsOf({ building: "grand" }, 5, "lobby")).toContain("lobby-grand");
    expect(partsOf({ isModern: false }, 4, "lobby")).toContain("lobby-grand");
    expect(partsOf({ isModern: false }, 2, "lobby")).toContain("lobby-plain");
    expect(partsOf({ isModern: true }, 2, "lobby")).toContain("lobby-modern");
  });
});
