import { describe, expect, it } from "vitest";
import { NO_FILTER } from "./filter.ts";
import { readView, withoutView } from "./filter-query.ts";

describe("an address of hotels", () => {
  it("starts with the lowest price, no filter, twenty cards and nothing chosen on the map", () => {
    expect(readView(new URLSearchParams("org=Seattle"))).toEqual({ filter: NO_FILTER, sort: "lowest", shown: 20, onMap: null });
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
    expect(["5809844-86", "#top", ""].map((map) => readView(new URLSearchParams({ map })).onMap)).toEqual(["5809844-86", null, null]);
  });

  it("knows a thumb of the price that was sent where it always stood, and drops the ends from the search alone", () => {
    const query = new URLSearchParams("org=Seattle&minPrice=70&maxPrice=400&priceFrom=70&priceTo=528&feature=breakfast_included");
    expect(readView(query).filter).toEqual({ ...NO_FILTER, maxPerNightUsd: 400, features: ["breakfast_included"] });
    expect(withoutView(query).toString()).toBe("org=Seattle");
  });
});
