import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fits, type FoundRate } from "../../core/hotels/index.ts";
import { createHotelEngine, decodeHotelWorld, encodeHotelWorld, type HotelQuery, type HotelWorld, type PricedRate } from "./index.ts";
import { randomHotelWorld } from "./world/testing/index.ts";

const TODAY = 20_833; // 2027-01-10

const shapes = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  cityCount: fc.integer({ min: 1, max: 5 }),
  hotelsPerCity: fc.constantFrom(3, 12, 40),
  spreadDegrees: fc.constantFrom(0.02, 0.1, 0.4),
  region: fc.constantFrom("anywhere", "dateline", "poles", "together"),
} as const);

const guests = fc
  .record({ adults: fc.integer({ min: 1, max: 10 }), children: fc.integer({ min: 0, max: 4 }), rooms: fc.integer({ min: 1, max: 3 }) })
  .map((party) => ({ ...party, infants: 0 }));

const questions = fc.record({
  firstNight: fc.oneof(fc.integer({ min: TODAY, max: TODAY + 20 }), fc.integer({ min: TODAY, max: TODAY + 335 })),
  nights: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 })),
  guests,
  today: fc.constant(TODAY),
  nowMinute: fc.integer({ min: 0, max: 1439 }),
});

const queries = fc.record({
  question: questions,
  radiusMetres: fc.constantFrom(0, 1500, 8000, 16_000, 40_000),
  limit: fc.constantFrom(2, 5, 500),
  aside: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
});

const built = (world: HotelWorld) => {
  const tables = decodeHotelWorld(encodeHotelWorld(world));
  return { tables, engine: createHotelEngine(tables) };
};

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
function plainSearch({ tables, engine }: ReturnType<typeof built>, query: HotelQuery) {
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
        const world = built(randomHotelWorld(shape));
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
        const { engine, tables } = built(randomHotelWorld(shape));
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

const hotelQuestions = fc.tuple(shapes, questions, fc.nat());

describe("the rates of a hotel", () => {
  it("add up: nightly price x nights, charges inside, at least a cent and no more than a cent a night of rounding", () => {
    fc.assert(
      fc.property(hotelQuestions, ([shape, question, at]) => {
        const { engine, tables } = built(randomHotelWorld(shape));
        for (const { total, perNight, taxesAndFees, charges } of engine
          .ratesOf(at % tables.length, question)
          .flatMap(({ rates }) => rates)) {
          expect(total.amountMinor).toBe(perNight.amountMinor * question.nights);
          expect(taxesAndFees.amountMinor).toBe(charges.reduce((sum, { amount }) => sum + amount.amountMinor, 0));
          expect(charges.every(({ amount }) => amount.amountMinor > 0)).toBe(true);
          expect(total.amountMinor - taxesAndFees.amountMinor).toBeGreaterThan(100 * question.nights * question.guests.rooms);
        }
      }),
      { numRuns: 250 },
    );
  });

  it("rise in time and in penalty up to the whole, and say free only what is", () => {
    fc.assert(
      fc.property(hotelQuestions, ([shape, question, at]) => {
        const { engine, tables } = built(randomHotelWorld(shape));
        const now = new Date((question.today * 1440 + question.nowMinute) * 60_000).toISOString().slice(0, 19);
        for (const { total, features, payAt, cancellation } of engine.ratesOf(at % tables.length, question).flatMap(({ rates }) => rates)) {
          const { steps, freeUntilLocal } = cancellation;
          const penalties = steps.map(({ penalty }) => penalty.amountMinor);
          const times = steps.map(({ fromLocal }) => fromLocal ?? now);
          expect(penalties).toEqual([...new Set(penalties)].sort((a, b) => a - b));
          expect(penalties.at(-1)).toBe(total.amountMinor);
          expect(times).toEqual([...new Set(times)].sort());
          expect(features.includes("free_cancellation")).toBe(penalties[0] === 0);
          expect(features.includes("refundable")).toBe(steps.length > 1);
          expect(freeUntilLocal).toBe(penalties[0] === 0 ? steps[1]?.fromLocal : null);
          expect(features.includes("book_now_pay_later")).toBe(payAt === "hotel");
          expect(payAt === "now" || features.includes("free_cancellation")).toBe(true);
        }
      }),
      { numRuns: 250 },
    );
  });

  it("are of rooms that hold the guests and are left in every night", () => {
    fc.assert(
      fc.property(hotelQuestions, ([shape, question, at]) => {
        const { engine, tables } = built(randomHotelWorld(shape));
        const hotel = at % tables.length;
        const count = (tables.firstRoom[hotel + 1] ?? 0) - (tables.firstRoom[hotel] ?? 0);
        const offered = new Map(engine.ratesOf(hotel, question).map(({ room, rates }) => [room.index, { room, rates }]));
        for (let index = 0; index < count; index++) {
          const least = Math.min(
            ...Array.from({ length: question.nights }, (_, nth) => engine.roomsOnSale(hotel, index, question.firstNight + nth, TODAY)),
          );
          const row = (tables.firstRoom[hotel] ?? 0) + index;
          const holds = fits(question.guests, { maxAdults: tables.rooms.maxAdults[row] ?? 0, maxGuests: tables.rooms.maxGuests[row] ?? 0 });
          expect(offered.has(index)).toBe(holds && least >= question.guests.rooms);
          for (const { roomsLeft } of offered.get(index)?.rates ?? []) expect(roomsLeft).toBe(least);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("cost more for one night more, but for the discount of a long stay", () => {
    fc.assert(
      fc.property(hotelQuestions, ([shape, question, at]) => {
        const random = randomHotelWorld(shape);
        const hotels = random.hotels.map((hotel) => ({ ...hotel, plans: { ...hotel.plans, longStayPercent: 0 } }));
        const { engine, tables } = built({ ...random, hotels });
        const hotel = at % tables.length;
        const nights = Math.min(29, question.nights);
        const [shorter, longer] = [nights, nights + 1].map((count) => {
          const rates = engine
            .ratesOf(hotel, { ...question, nights: count })
            .flatMap(({ room, rates: ways }) => ways.map((way) => ({ room, way })));
          return new Map(rates.map(({ room, way }) => [`${room.index} ${way.plan} ${way.board}`, way.total.amountMinor]));
        });
        for (const [way, total] of longer ?? []) expect(total).toBeGreaterThan((shorter ?? new Map<string, number>()).get(way) ?? 0);
      }),
      { numRuns: 200 },
    );
  });

  it("are priced one by one as in the list", () => {
    fc.assert(
      fc.property(hotelQuestions, ([shape, question, at]) => {
        const { engine, tables } = built(randomHotelWorld(shape));
        const hotel = at % tables.length;
        for (const { room, rates } of engine.ratesOf(hotel, question)) {
          for (const rate of rates) {
            const { plan, board } = rate;
            expect(engine.priceRate({ hotel, roomIndex: room.index, plan, board }, question)).toEqual({ ok: true, value: rate });
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
