import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoundRate } from "../../core/hotels/index.ts";
import type { HotelQuery, PricedRate } from "./index.ts";
import { engineOver, questions, shapes } from "./testing/random-questions.ts";
import { randomHotelWorld } from "./world/testing/index.ts";

const queries = fc.record({
  question: questions,
  radiusMetres: fc.constantFrom(0, 1500, 8000, 16_000, 40_000),
  limit: fc.constantFrom(2, 5, 500),
  aside: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
});

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function metres(a: { readonly latitude: number; readonly longitude: number }, b: typeof a): number {
  const up = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along)));
}

/** The cheapest rate of each set of features, from the list of the hotel's own page. */
function cheapestBySet(rates: readonly PricedRate[]): Map<string, number> {
  const cheapest = new Map<string, number>();
  for (const { features, total } of rates) {
    const key = features.join();
    cheapest.set(key, Math.min(cheapest.get(key) ?? Infinity, total.amountMinor));
  }
  return cheapest;
}

const setsOf = (rates: readonly FoundRate[]): Map<string, number> =>
  new Map(rates.map(({ features, total }) => [features.join(), total.amountMinor]));

/** What a plain program finds: every hotel of the world looked at, its page asked; nearest first. */
function plainSearch({ tables, engine }: ReturnType<typeof engineOver>, query: HotelQuery) {
  const all = Array.from({ length: tables.length }, (_, hotel) => engine.profileOf(hotel)).flatMap((profile, hotel) => {
    const distance = metres(query, profile);
    const rates = engine.ratesOf(hotel, query).flatMap((room) => room.rates);
    return rates.length > 0 && distance <= query.radiusMetres + 1e-6 ? [{ id: profile.id, distance, rates: cheapestBySet(rates) }] : [];
  });
  return all.sort((a, b) => a.distance - b.distance);
}

describe("a search", () => {
  it("finds what a plain program finds that asks every hotel for its rates, to the cent", () => {
    fc.assert(
      fc.property(shapes, fc.array(queries, { minLength: 1, maxLength: 6 }), (shape, asked) => {
        const world = engineOver(randomHotelWorld(shape));
        for (const { question, aside, ...circle } of asked) {
          const [middle = { latitude: 0, longitude: 0 }] = world.tables.cities;
          const query = {
            ...question,
            ...circle,
            latitude: Math.max(-90, Math.min(90, middle.latitude + aside)),
            longitude: middle.longitude,
          };
          const plain = plainSearch(world, query);
          const { hotels, found } = world.engine.search(query);
          expect(found).toBe(plain.length);
          expect(new Set(hotels.map(({ id }) => id)).size).toBe(Math.min(found, query.limit));
          // By distance, not by id: of several hotels on one spot any may be the last that the limit takes.
          expect(hotels.map(({ distanceMetres }) => distanceMetres).sort((x, y) => x - y)).toEqual(
            plain.slice(0, query.limit).map(({ distance }) => expect.closeTo(distance, -0.5)),
          );
          const ratesById = new Map(plain.map(({ id, rates }) => [id, rates]));
          for (const { id, rates } of hotels) expect(setsOf(rates)).toEqual(ratesById.get(id));
        }
      }),
      { numRuns: 200 },
    );
  });

  it("shows each hotel's rates cheapest first, and no two of the same features", () => {
    fc.assert(
      fc.property(shapes, questions, (shape, question) => {
        const { engine, tables } = engineOver(randomHotelWorld(shape));
        const [city = { latitude: 0, longitude: 0 }] = tables.cities;
        const { hotels } = engine.search({
          ...question,
          latitude: city.latitude,
          longitude: city.longitude,
          radiusMetres: 40_000,
          limit: 500,
        });
        for (const { rates } of hotels) {
          const totals = rates.map(({ total }) => total.amountMinor);
          expect(totals).toEqual(totals.toSorted((a, b) => a - b));
          expect(new Set(rates.map(({ features }) => features.join())).size).toBe(rates.length);
        }
      }),
      { numRuns: 100 },
    );
  });
});
