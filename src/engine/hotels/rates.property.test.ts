import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fits } from "../../core/hotels/index.ts";
import { engineOver, questions, shapes, TODAY } from "./testing/random-questions.ts";
import { randomHotelWorld } from "./world/testing/index.ts";

const hotelQuestions = fc.tuple(shapes, questions, fc.nat());

describe("the rates of a hotel", () => {
  it("add up: nightly price x nights is the total, and its charges are inside of it", () => {
    fc.assert(
      fc.property(hotelQuestions, ([shape, question, at]) => {
        const { engine, tables } = engineOver(randomHotelWorld(shape));
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
        const { engine, tables } = engineOver(randomHotelWorld(shape));
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
        const { engine, tables } = engineOver(randomHotelWorld(shape));
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
        const { engine, tables } = engineOver({ ...random, hotels });
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
        const { engine, tables } = engineOver(randomHotelWorld(shape));
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
