import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocalDate, PlaceCode } from "../../kernel/index.ts";
import { money } from "../../kernel/index.ts";
import { REGIONS } from "../../places/index.ts";
import { eachOnce, type ExploreFilter, exploreChoices, MOST_HOURS, MOST_STOPS, NO_EXPLORE_FILTER, passing, waysOut } from "./filter.ts";
import type { FoundPlace } from "./found-place.ts";
import { packPlaces, unpackPlaces } from "./pack-places.ts";
import type { ExploredPlace, ExploredTrip } from "../explore.ts";
import { placesOfTheme, THEMES } from "./themes.ts";
import { readExploreView, withoutExploreView, writeExploreView } from "./view.ts";

const codes = ["XXA", "HNL", "NYC", "ROM", "DEN", ...placesOfTheme("beach").slice(0, 6)];
const stops = fc.constantFrom(0, 1, 2);
/** Dollars that a fare and the most that somebody would pay have in common. */
const AT_A_LIMIT = fc.constantFrom(300, 1200);
const trip = fc.record({
  departureDate: fc.constantFrom("2027-01-05", "2027-03-31", "2026-12-24") as fc.Arbitrary<LocalDate>,
  returnDate: fc.constant(null),
  fare: fc
    .oneof(
      fc.nat(300_000),
      AT_A_LIMIT.map((dollars) => dollars * 100),
    )
    .map((cents) => money(cents)),
  stops,
  returnStops: fc.option(stops),
  minutes: fc.oneof(fc.integer({ min: 30, max: 2400 }), fc.constantFrom(...MOST_HOURS.map((hours) => hours * 60))),
});
const place = fc.record({
  place: fc.record({ code: fc.constantFrom(...codes) as fc.Arbitrary<PlaceCode>, city: fc.constantFrom("Nice", "St. John's", "A|B") }),
  country: fc.constantFrom("US", "FR", "JP", "BR", "QQ"),
  latitude: fc.integer({ min: -55, max: 80 }),
  longitude: fc.integer({ min: -180, max: 180 }),
  trips: fc.tuple(trip, fc.array(trip, { maxLength: 2 })).map(([first, others]): [ExploredTrip, ...ExploredTrip[]] => {
    const [cheapest = first, ...dearer] = [first, ...others].toSorted((a, b) => a.fare.amountMinor - b.fare.amountMinor);
    return [cheapest, ...dearer];
  }),
});
const places = fc.uniqueArray(place, { maxLength: 40, selector: (each) => each.place.code });
const filter: fc.Arbitrary<ExploreFilter> = fc.record({
  maxFareUsd: fc.option(fc.oneof(fc.nat(3000), AT_A_LIMIT)),
  maxStops: fc.constantFrom(null, ...MOST_STOPS),
  maxHours: fc.constantFrom(null, ...MOST_HOURS),
  regions: fc.subarray([...REGIONS], { maxLength: 3 }),
  themes: fc.subarray([...THEMES], { maxLength: 2 }),
});

/** Which region a country of the test is in, said a second time. */
const REGION: Readonly<Record<string, string>> = { US: "north-america", FR: "europe", JP: "asia", BR: "south-america" };

const tripOf = ({
  departureDate,
  fareMinor,
  stops: out,
  returnStops,
  minutes,
}: Pick<FoundPlace, "departureDate" | "fareMinor" | "stops" | "returnStops" | "minutes">) => [
  departureDate,
  fareMinor,
  out,
  returnStops,
  minutes,
];

/** The cheapest trip to a place that a filter lets through, in the plainest words. */
function plainlyLeft(
  { code, country }: { readonly code: string; readonly country: string },
  trips: ExploredPlace["trips"],
  { maxFareUsd, maxStops, maxHours, regions, themes }: ExploreFilter,
): ExploredTrip | undefined {
  if (regions.length > 0 && !regions.some((region) => region === REGION[country])) return undefined;
  if (themes.length > 0 && !themes.some((theme) => placesOfTheme(theme).includes(code))) return undefined;
  return trips.find(
    (each) =>
      !(maxFareUsd !== null && each.fare.amountMinor / 100 > maxFareUsd) &&
      !(maxStops !== null && (each.stops > maxStops || (each.returnStops !== null && each.returnStops > maxStops))) &&
      !(maxHours !== null && each.minutes / 60 > maxHours),
  );
}

describe("what is found on the map", () => {
  it("is what a plain look at each place lets through, with its cheapest trip that does, after the way in a page and with every filter", () => {
    fc.assert(
      fc.property(places, filter, (explored, chosen) => {
        const found = passing(unpackPlaces(packPlaces(explored)), chosen);
        expect(found.map((each) => [each.code, each.city, each.country, tripOf(each), each.isCheapest])).toEqual(
          explored.flatMap(({ place: { code, city }, country, trips }) => {
            const left = plainlyLeft({ code, country }, trips, chosen);
            return left === undefined
              ? []
              : [[code, city, country, tripOf({ ...left, fareMinor: left.fare.amountMinor }), left === trips[0]]];
          }),
        );
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it("counts beside each choice what choosing it leaves, with the lowest fare among it", () => {
    fc.assert(
      fc.property(places, filter, (explored, chosen) => {
        const all = unpackPlaces(packPlaces(explored));
        const leftBy = (change: Partial<ExploreFilter>) => passing(all, { ...chosen, ...change });
        const { stops: byStops, hours, regions, themes } = exploreChoices(all, chosen);
        for (const { value, count } of byStops) expect(count).toBe(leftBy({ maxStops: value }).length);
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

  it("says which filter to drop, and how many places that brings back", () => {
    fc.assert(
      fc.property(places, filter, (explored, chosen) => {
        const all = unpackPlaces(packPlaces(explored));
        if (passing(all, chosen).length > 0) return;
        for (const { group, count } of waysOut(all, chosen))
          expect(count).toBe(
            group === "all" ? eachOnce(all).length : passing(all, { ...chosen, [group]: NO_EXPLORE_FILTER[group] }).length,
          );
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
