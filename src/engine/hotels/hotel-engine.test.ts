import { describe, expect, it } from "vitest";
import { createHotelEngine, decodeHotelWorld, encodeHotelWorld } from "./index.ts";
import { plainHotelWorld, type PlainChanges, randomHotelWorld } from "./world/testing/index.ts";

const engineOf = (changes?: PlainChanges) => createHotelEngine(decodeHotelWorld(encodeHotelWorld(plainHotelWorld(changes))));

const NIGHT = 20_900;
const question = {
  firstNight: NIGHT,
  nights: 2,
  guests: { adults: 2, children: 0, infants: 0, rooms: 1 },
  today: NIGHT - 30,
  nowMinute: 600,
};
const circle = { latitude: 40.01, longitude: -75, radiusMetres: 5000, limit: 500 };

/** How many hotels are found for the night after tomorrow, where the clock at the hotel shows so many minutes since today's midnight at the place. */
const foundAt = (nowMinute: number): number =>
  engineOf().search({ ...question, ...circle, today: NIGHT - 2, nowMinuteIn: () => nowMinute }).found;

const adultsIn = (adults: number, rooms: number) => ({ ...question, ...circle, guests: { adults, children: 0, infants: 0, rooms } });

const point = (name: string, latitude: number) => ({ name, latitude, longitude: -75 });

describe("a hotel of the engine", () => {
  const engine = engineOf({
    hotel: { petFeeCents: 4000, amenities: 0b1000_0000_0011, ordinal: 17, longitude: -75.01, checkInMinute: 905 },
    plans: { longStayPercent: 10, longStayNights: 7 },
  });

  it("is told with everything that its page says", () => {
    expect(engine.profileOf(0)).toEqual({
      id: "500-17",
      name: "The Plain Hotel",
      kind: "hotel",
      stars: 3,
      rating: { value: 8, count: 100 },
      latitude: 40,
      longitude: -75.01,
      neighbourhood: "Old Town",
      city: "Plainville",
      country: "US",
      discount: { percent: 10, fromNights: 7 },
      look: { building: "inn", setting: "city", climate: "temperate", isModern: true, hasPool: true, seed: expect.any(Number) },
      street: "1 Main Street",
      zone: "America/New_York",
      distanceMetres: 852, // a hundredth of a degree at 40 degrees north
      builtYear: 1990,
      roomCount: 25,
      checkInFrom: "15:05",
      checkOutUntil: "11:00",
      amenities: ["wifi", "pool", "pets"],
      policies: { petFee: { amountMinor: 4000, currency: "USD" }, minCheckInAge: 18, deposit: null, hasCots: true, isSmokeFree: true },
    });
  });

  it("has no discount for a long stay where none is told, and clocks with two digits", () => {
    const profile = engineOf({ hotel: { checkOutMinute: 545 } }).profileOf(0);
    expect([profile.discount, profile.checkOutUntil]).toEqual([null, "09:05"]);
  });

  it("is found by its id", () => {
    expect(engine.findHotel("500-17")).toBe(0);
  });

  it.each(["500-1", "501-17", "500-017", "0500-17", "500", "", "500-17-1", " 500-17", "-1", "500-99999999999"])(
    "is not found as %j",
    (id) => {
      expect(engine.findHotel(id)).toBe(-1);
    },
  );

  it("is found again in a large world, each by its own id", () => {
    const world = randomHotelWorld({ seed: 5, cityCount: 8, hotelsPerCity: 30, spreadDegrees: 0.5, region: "together" });
    const large = createHotelEngine(decodeHotelWorld(encodeHotelWorld(world)));
    expect(world.hotels.map((_, hotel) => large.findHotel(large.profileOf(hotel).id))).toEqual(world.hotels.map((_, hotel) => hotel));
  });

  it("shows its rooms with beds, view and size", () => {
    expect(engine.ratesOf(0, question).map(({ room }) => room)[1]).toEqual({
      index: 1,
      kind: "family",
      view: "garden",
      beds: [{ kind: "queen", count: 2 }],
      sizeSqm: 35,
      maxAdults: 4,
      maxGuests: 6,
    });
  });
});

describe("a search of the engine", () => {
  it("says how far each hotel is from the place searched for", () => {
    expect(
      engineOf()
        .search({ ...question, ...circle })
        .hotels.map(({ distanceMetres }) => distanceMetres),
    ).toEqual([1112]);
  });

  it("finds nothing outside of the radius, and nothing for a stay that has begun", () => {
    expect(engineOf().search({ ...question, ...circle, radiusMetres: 1111 }).found).toBe(0);
    expect(engineOf().search({ ...question, ...circle, today: NIGHT + 1 }).found).toBe(0);
    expect(engineOf().ratesOf(0, { ...question, today: NIGHT + 1 })).toEqual([]);
  });

  it("finds no room for guests whom none holds", () => {
    expect(engineOf().search(adultsIn(4, 1)).found).toBe(1);
    expect(engineOf().search(adultsIn(5, 1)).found).toBe(0);
    expect(engineOf().search(adultsIn(1, 2)).found).toBe(0);
  });

  it("prices the same stay anew when the day turns", () => {
    const engine = engineOf();
    const prices = [21, 7, 21].map(
      (ahead) => engine.ratesOf(0, { ...question, today: NIGHT - ahead })[0]?.rates[0]?.total.amountMinor ?? 0,
    );
    expect(prices[1]).toBeGreaterThan(prices[0] ?? 0);
    expect(prices[2]).toBe(prices[0]);
  });

  it("goes by the clock at the hotel where that is another one than the place's", () => {
    const halfAnHourBefore = { ...question, ...circle, today: NIGHT - 2, nowMinute: 17 * 60 + 30 };
    const featuresAt = (nowMinuteIn: (zone: string) => number) =>
      engineOf()
        .search({ ...halfAnHourBefore, nowMinuteIn })
        .hotels.flatMap(({ rates }) => rates.flatMap(({ features }) => features));
    expect(featuresAt(() => 17 * 60 + 30)).toContain("free_cancellation");
    expect(featuresAt((zone) => (zone === "America/New_York" ? 18 * 60 + 30 : 0))).not.toContain("free_cancellation");
  });

  it("finds a hotel as long as the first night is not over there, whatever day it is at the place", () => {
    expect([3 * 1440 - 1, 3 * 1440].map(foundAt)).toEqual([1, 0]);
  });

  it.each([0, 2.5, 31])("refuses stays that are not of 1 to 30 whole nights: %s", (nights) => {
    expect(() => engineOf().search({ ...question, ...circle, nights })).toThrow("1 to 30 nights");
  });
});

describe("a rate of the engine", () => {
  it.each([
    ["a room that the hotel does not have", { hotel: 0, roomIndex: 2, plan: "saver", board: "room_only" }],
    ["the last room of the hotel before", { hotel: 1, roomIndex: -1, plan: "saver", board: "room_only" }],
    ["a board that it does not serve", { hotel: 0, roomIndex: 0, plan: "saver", board: "breakfast" }],
  ] as const)("is not sold: %s", (_, name) => {
    const { cities, hotels } = plainHotelWorld();
    const two = hotels.flatMap((hotel) => [hotel, { ...hotel, ordinal: 2 }]);
    const engine = createHotelEngine(decodeHotelWorld(encodeHotelWorld({ version: "two", cities, hotels: two })));
    expect(engine.priceRate(name, question)).toEqual({ ok: false, error: "not_sold" });
  });

  it("is not sold by a plan that the hotel does not have, nor to guests whom the room does not hold", () => {
    const name = { hotel: 0, roomIndex: 0, plan: "saver", board: "room_only" } as const;
    expect(engineOf({ plans: { saverPercent: 0 } }).priceRate(name, question)).toEqual({ ok: false, error: "not_sold" });
    expect(engineOf().priceRate(name, { ...question, guests: { ...question.guests, adults: 3 } })).toEqual({
      ok: false,
      error: "not_sold",
    });
  });

  it("stands before the dearer ones of its room, also where a cheap one with breakfast costs more than a better one without", () => {
    const [room] = engineOf({ plans: { breakfast: "extra" } }).ratesOf(0, question);
    const totals = room?.rates.map(({ total }) => total.amountMinor) ?? [];
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(room?.rates.map(({ plan, board }) => `${plan} ${board}`).slice(0, 3)).toEqual([
      "saver room_only",
      "partial room_only",
      "flexible room_only",
    ]);
  });

  it("is priced also when a cheaper one gives as little back and stands in its stead", () => {
    const name = { hotel: 0, roomIndex: 0, plan: "flexible", board: "room_only" } as const;
    const onTheDay = { ...question, today: NIGHT };
    expect(
      engineOf()
        .ratesOf(0, onTheDay)[0]
        ?.rates.map(({ plan }) => plan),
    ).toEqual(["saver"]);
    expect(engineOf().priceRate(name, onTheDay)).toMatchObject({ ok: true, value: { plan: "flexible", features: [] } });
  });
});

describe("the districts around a point", () => {
  it("come nearest first, of every city, and none from beyond the radius", () => {
    const engine = engineOf({ city: { districts: [point("North", 40.03), point("Far", 41), point("Middle", 40), point("South", 39.98)] } });
    expect(engine.districtsWithin(40, -75, 4000).map(({ name }) => name)).toEqual(["Middle", "South", "North"]);
  });
});
