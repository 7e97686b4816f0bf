import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createHotelEngine, decodeHotelWorld, encodeHotelWorld } from "./index.ts";
import { plainHotelWorld } from "./world/testing/index.ts";

const NIGHT = 20_900;
const HOTELS = 400;

/** A city of many plain hotels, each day of which is wanted so much. */
function cityOf(percent: number) {
  const { cities, hotels } = plainHotelWorld({
    city: { demand: { months: Array.from({ length: 12 }, () => 100), weekdays: Array.from({ length: 7 }, () => percent), events: [] } },
  });
  const many = Array.from({ length: HOTELS }, (_, index) => hotels.map((hotel) => ({ ...hotel, ordinal: index + 1 }))).flat();
  return createHotelEngine(decodeHotelWorld(encodeHotelWorld({ version: "many", cities, hotels: many })));
}

const ordinary = cityOf(100);
const crowded = cityOf(180);
const counts = [20, 5];

/** The percentage of kinds of rooms of a city that are sold out, over some nights. */
function soldOutPercent(engine: ReturnType<typeof cityOf>, daysAhead: number): number {
  let [soldOut, all] = [0, 0];
  for (let night = NIGHT; night < NIGHT + 60; night += 12) {
    for (let hotel = 0; hotel < HOTELS; hotel++) {
      for (const index of counts.keys()) {
        all++;
        if (engine.roomsOnSale(hotel, index, night, night - daysAhead) === 0) soldOut++;
      }
    }
  }
  return (100 * soldOut) / all;
}

const stocks = fc.record({
  hotel: fc.nat(HOTELS - 1),
  index: fc.nat(1),
  night: fc.integer({ min: NIGHT, max: NIGHT + 700 }),
  engine: fc.constantFrom(ordinary, crowded),
});

describe("the rooms of a kind in a night", () => {
  it("are never more than there are, and never fewer than none", () => {
    fc.assert(
      fc.property(stocks, fc.integer({ min: -5, max: 365 }), ({ engine, hotel, index, night }, ahead) => {
        const rooms = engine.roomsOnSale(hotel, index, night, night - ahead);
        expect(rooms).toBeGreaterThanOrEqual(0);
        expect(rooms).toBeLessThanOrEqual(ahead < 0 ? 0 : (counts[index] ?? 0));
        expect(rooms).toBe(Math.floor(rooms));
      }),
      { numRuns: 2000 },
    );
  });

  it("never become more by themselves as the night comes nearer", () => {
    fc.assert(
      fc.property(stocks, fc.nat(364), ({ engine, hotel, index, night }, ahead) => {
        const [sooner, later] = [ahead, ahead + 1].map((days) => engine.roomsOnSale(hotel, index, night, night - days));
        expect(sooner).toBeLessThanOrEqual(later ?? 0);
      }),
      { numRuns: 2000 },
    );
  });

  it("are gone in three to six of a hundred cases on an ordinary night, and in more than thirty at a big event", () => {
    for (const daysAhead of [7, 14, 30]) {
      expect(soldOutPercent(ordinary, daysAhead)).toBeGreaterThan(2.5);
      expect(soldOutPercent(ordinary, daysAhead)).toBeLessThan(7);
      expect(soldOutPercent(crowded, daysAhead)).toBeGreaterThan(30);
    }
  });
});

describe("our own sales", () => {
  const guests = { adults: 2, children: 0, infants: 0, rooms: 1 };
  const question = { firstNight: NIGHT, nights: 3, guests, today: NIGHT - 60, nowMinute: 0 };
  const circle = { latitude: 40, longitude: -75, radiusMetres: 1000, limit: 500 };

  it("come off what a search and a page offer, not off what the supply has for us", () => {
    const engine = createHotelEngine(decodeHotelWorld(encodeHotelWorld(plainHotelWorld())));
    const roomsLeft = (): number[] => engine.ratesOf(0, question).map(({ rates }) => rates[0]?.roomsLeft ?? -1);
    const [plenty = 0, family = 0] = roomsLeft();
    const onSale = engine.roomsOnSale(0, 0, NIGHT + 1, question.today);
    engine.noteSold(0, 0, NIGHT + 1, onSale - 1);
    expect(roomsLeft()).toEqual([1, family]);
    expect(engine.search({ ...question, ...circle }).found).toBe(1);
    engine.noteSold(0, 0, NIGHT + 1, 1);
    expect(roomsLeft()).toEqual([family]);
    expect(engine.priceRate({ hotel: 0, roomIndex: 0, plan: "saver", board: "room_only" }, question)).toEqual({
      ok: false,
      error: "sold_out",
    });
    expect(engine.roomsOnSale(0, 0, NIGHT + 1, question.today)).toBe(onSale);
    engine.noteSold(0, 1, NIGHT + 2, 5);
    expect(engine.search({ ...question, ...circle }).found).toBe(0);
    engine.noteSold(0, 0, NIGHT + 1, -onSale);
    engine.noteSold(0, 1, NIGHT + 2, -5);
    expect(roomsLeft()).toEqual([plenty, family]);
  });

  it("of other nights change nothing", () => {
    const engine = createHotelEngine(decodeHotelWorld(encodeHotelWorld(plainHotelWorld())));
    const before = engine.ratesOf(0, question);
    engine.noteSold(0, 0, NIGHT - 1, 20);
    engine.noteSold(0, 0, NIGHT + 3, 20);
    expect(engine.ratesOf(0, question)).toEqual(before);
  });
});
