import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocalDate, PlaceCode } from "../../kernel/index.ts";
import { money } from "../../kernel/index.ts";
import { REGIONS } from "../../places/index.ts";
import { type ExploreFilter, exploreChoices, MOST_HOURS, MOST_STOPS, passes } from "./filter.ts";
import { packPlaces, unpackPlaces } from "./pack-places.ts";
import { placesOfTheme, THEMES } from "./themes.ts";
import { readExploreView, withoutExploreView, writeExploreView } from "./view.ts";

const codes = ["XXA", "HNL", "NYC", "ROM", "DEN", ...placesOfTheme("beach").slice(0, 6)];
const place = fc.record({
  place: fc.record({ code: fc.constantFrom(...codes) as fc.Arbitrary<PlaceCode>, city: fc.constantFrom("Nice", "St. John's", "A|B") }),
  country: fc.constantFrom("US", "FR", "JP", "BR", "QQ"),
  latitude: fc.integer({ min: -55, max: 80 }),
  longitude: fc.integer({ min: -180, max: 180 }),
  departureDate: fc.constantFrom("2027-01-05", "2027-03-31", "2026-12-24") as fc.Arbitrary<LocalDate>,
  returnDate: fc.constant(null),
  fare: fc.nat(300_000).map((cents) => money(cents)),
  stops: fc.constantFrom(0, 1, 2),
  minutes: fc.integer({ min: 30, max: 2400 }),
});
const filter: fc.Arbitrary<ExploreFilter> = fc.record({
  maxFareUsd: fc.option(fc.nat(3000)),
  maxStops: fc.constantFrom(null, ...MOST_STOPS),
  maxHours: fc.constantFrom(null, ...MOST_HOURS),
  regions: fc.subarray([...REGIONS], { maxLength: 3 }),
  themes: fc.subarray([...THEMES], { maxLength: 2 }),
});

/** Which region a country of the test is in, said a second time. */
const REGION: Readonly<Record<string, string>> = { US: "north-america", FR: "europe", JP: "asia", BR: "south-america" };

describe("what is found on the map", () => {
  it("is what a plain look at each place lets through, after the way in a page and with every filter", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), filter, (places, chosen) => {
        const wanted = places.filter(
          (each) =>
            !(chosen.maxFareUsd !== null && each.fare.amountMinor / 100 > chosen.maxFareUsd) &&
            !(chosen.maxStops !== null && each.stops > chosen.maxStops) &&
            !(chosen.maxHours !== null && each.minutes / 60 > chosen.maxHours) &&
            !(chosen.regions.length > 0 && !chosen.regions.some((region) => region === REGION[each.country])) &&
            !(chosen.themes.length > 0 && !chosen.themes.some((theme) => placesOfTheme(theme).includes(each.place.code))),
        );
        const found = unpackPlaces(packPlaces(places)).filter((each) => passes(each, chosen));
        expect(
          found.map((each) => [each.code, each.city, each.country, each.departureDate, each.fareMinor, each.stops, each.minutes]),
        ).toEqual(
          wanted.map((each) => [
            each.place.code,
            each.place.city,
            each.country,
            each.departureDate,
            each.fare.amountMinor,
            each.stops,
            each.minutes,
          ]),
        );
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it("counts beside each choice what choosing it leaves, with the lowest fare among it", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), filter, (places, chosen) => {
        const all = unpackPlaces(packPlaces(places));
        const leftBy = (change: Partial<ExploreFilter>) => all.filter((each) => passes(each, { ...chosen, ...change }));
        const { stops, hours, regions, themes } = exploreChoices(all, chosen);
        for (const { value, count } of stops) expect(count).toBe(leftBy({ maxStops: value }).length);
        for (const { value, count } of hours) expect(count).toBe(leftBy({ maxHours: value }).length);
        for (const { value, count } of regions) expect(count).toBe(leftBy({ regions: [value] }).length);
        for (const { value, count, lowestPrice } of themes) {
          const left = leftBy({ themes: [value] });
          expect(count).toBe(left.length);
          expect(lowestPrice?.amountMinor).toBe(left.length === 0 ? undefined : Math.min(...left.map(({ fareMinor }) => fareMinor)));
        }
      }),
      { seed: 7 },
    );
  });

  it("is looked at as the address says: what was written is read back, and the question stays", () => {
    fc.assert(
      fc.property(filter, fc.constantFrom(20, 40, 100), (chosen, shown) => {
        const query = writeExploreView(new URLSearchParams("source=NYC&when=any&region=nowhere&stops=7"), { filter: chosen, shown });
        expect(readExploreView(query)).toEqual({ filter: chosen, shown });
        expect(withoutExploreView(query).toString()).toBe("source=NYC&when=any");
      }),
      { seed: 7 },
    );
  });
});
