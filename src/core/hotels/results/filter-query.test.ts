import { describe, expect, it } from "vitest";
import { NO_FILTER } from "./filter.ts";
import { readView } from "./filter-query.ts";

describe("an address of hotels", () => {
  it("starts with the lowest price, no filter and twenty cards", () => {
    expect(readView(new URLSearchParams("org=Seattle"))).toEqual({ filter: NO_FILTER, sort: "lowest", shown: 20 });
  });

  it("is read as far as it means something", () => {
    const { filter, shown } = readView(
      new URLSearchParams(
        "minPrice=300&maxPrice=100&stars=4&stars=4&stars=6&distance=5&rating=good&rating=bad&topRated=yes&name=+%21&show=33",
      ),
    );
    expect(filter).toEqual({ ...NO_FILTER, minPerNightUsd: 100, maxPerNightUsd: 300, stars: [4], bands: ["good"] });
    expect(shown).toBe(40);
    expect(readView(new URLSearchParams("show=9999")).shown).toBe(500);
  });
});
