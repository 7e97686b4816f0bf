import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { PlaceCode } from "../kernel/index.ts";
import { airportsNear, type LocatedAirport, MOST_NEARBY, NEARBY_KM } from "./nearby-airports.ts";

/** Airports close enough together that many are near to each other, and some are not. */
const region = fc
  .uniqueArray(
    fc.record({ latitude: fc.double({ min: 40, max: 44, noNaN: true }), longitude: fc.double({ min: -76, max: -70, noNaN: true }) }),
    {
      minLength: 3,
      maxLength: 30,
      selector: ({ latitude, longitude }) => `${latitude} ${longitude}`,
    },
  )
  .map((points) =>
    points.map((point, index): LocatedAirport => {
      const code = `A${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}` as PlaceCode;
      return { ...point, place: { code, city: code }, country: "US" };
    }),
  );
/** A metropolitan area of the first few, the other end of the trip next to it. */
const trip = fc.tuple(region, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })).map(([all, members, others]) => ({
  all,
  metro: all.slice(0, members),
  otherEnd: all.slice(members, members + others),
}));

const codesOf = (airports: readonly LocatedAirport[]) => airports.map(({ place }) => place.code);

it("never names an airport of the same metropolitan area or of the other end, and never more than it may or farther away", () => {
  fc.assert(
    fc.property(trip, ({ all, metro, otherEnd }) => {
      const found = airportsNear(metro, otherEnd, all);
      const codes = found.map(({ airport }) => airport.place.code);
      expect(codes.filter((code) => [...codesOf(metro), ...codesOf(otherEnd)].includes(code))).toEqual([]);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.length).toBeLessThanOrEqual(MOST_NEARBY);
      expect(found.map(({ km }) => km)).toEqual(found.map(({ km }) => km).toSorted((a, b) => a - b));
      expect(found.every(({ km, instead }) => km <= NEARBY_KM && codesOf(metro).includes(instead.place.code))).toBe(true);
    }),
  );
});

it("is as far from one airport to another as back", () => {
  fc.assert(
    fc.property(region, (all) => {
      const [here, there] = all.slice(0, 2);
      if (!here || !there) throw new Error("There are no two airports.");
      const pair = [here, there];
      const [onward] = airportsNear([here], [], pair);
      const [back] = airportsNear([there], [], pair);
      expect(back?.km).toBe(onward?.km);
      expect(back?.instead).toBe(onward?.airport);
    }),
  );
});

it("leaves out none that is nearer than one that it names", () => {
  fc.assert(
    fc.property(trip, ({ all, metro, otherEnd }) => {
      const found = airportsNear(metro, otherEnd, all);
      const farthest = found.length < MOST_NEARBY ? NEARBY_KM : (found.at(-1)?.km ?? 0);
      const named = new Set([...codesOf(metro), ...codesOf(otherEnd), ...found.map(({ airport }) => airport.place.code)]);
      for (const left of all.filter(({ place }) => !named.has(place.code))) {
        // Alone with the area, it is not near enough, or no nearer than the last that is named.
        const [alone] = airportsNear(metro, [], [left]);
        expect(alone === undefined || alone.km >= farthest).toBe(true);
      }
    }),
  );
});
