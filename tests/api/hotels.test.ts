import { describe, expect, inject, it } from "vitest";
import { get, post } from "../support/api.ts";
import { FAMILY_STAY, hotelDetails, type HotelResult, searchHotels, STAY, stayPayload } from "../support/hotels.ts";

const SEARCH = "/api/v1/hotels/search-hotels";
const GETBILL = "/api/v1/hotels/travel/getbill";

/** A hotel of its own for each test, from the end of the list, so that no test takes another's rooms. */
async function aHotel(place = 0): Promise<HotelResult> {
  const hotel = (await searchHotels()).at(-1 - place);
  if (!hotel) throw new Error("The search found too few hotels.");
  return hotel;
}

describe("a hotel search", () => {
  it("answers hotels with every field of the specification, and totals that are nightly prices times nights", async () => {
    const hotels = await searchHotels();
    expect(hotels.length).toBeGreaterThan(100);
    for (const hotel of hotels) {
      expect(hotel).toMatchObject({
        hotelId: expect.stringMatching(/^\d+-\d+$/),
        distance: expect.stringMatching(/^\d+\.\d miles? from the center$/),
        price: expect.stringMatching(/^\$[\d,]+\.\d\d$/),
        priceDescription: expect.stringContaining("for 3 nights"),
        rating: { value: expect.any(Number), count: expect.any(Number) },
      });
      expect(hotel.totalPrice).toBeCloseTo(hotel.rawPrice * 3, 6);
      expect(hotel.price.replaceAll(/[$,]/g, "")).toBe(hotel.rawPrice.toFixed(2));
    }
  });

  it("tells the engine's own time", async () => {
    const { headers } = await get(SEARCH, STAY);
    expect(Number(headers.get("x-search-ms"))).toBeGreaterThan(0);
  });

  it.each(["SEA-Seattle", "Space Needle, Seattle", "seattle", "Capitol Hill, Seattle", "SEA"])("finds Seattle by %j", async (org) => {
    expect((await searchHotels({ org })).length).toBeGreaterThan(20);
  });

  it("looks no further than the radius", async () => {
    const near = await searchHotels({ radius: 1 });
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ distance }) => Number.parseFloat(distance) <= 1)).toBe(true);
    expect(near.length).toBeLessThan((await searchHotels({ radius: 5 })).length);
  });

  it("has every picture that it names", async () => {
    const { images } = await aHotel();
    expect(images.length).toBeGreaterThanOrEqual(4);
    for (const path of images) {
      const { status, type } = await get(path);
      expect([status, type.split(";")[0]]).toEqual([200, "image/svg+xml"]);
    }
  });

  it.each([
    [{ org: "" }, "org"],
    [{ org: "qqqqq zzzzz" }, "org"],
    [{ checkin: "Feb-30-2027" }, "checkin"],
    [{ checkin: "Nov-30-2026" }, "checkin"],
    [{ checkin: STAY.checkout }, "checkout"],
    [{ checkout: "Mar-20-2027" }, "checkout"],
    [{ rooms: 0 }, "rooms"],
    [{ adt: 0 }, "adt"],
    [{ rooms: 6 }, "rooms"],
    [{ adt: 9, chd: 4 }, "rooms"],
    [{ rooms: 3, adt: 2 }, "adt"],
    [{ ift: "a few" }, "ift"],
  ])("refuses %j and names %s", async (change, field) => {
    const { status, body } = await get(SEARCH, { ...STAY, ...change });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: "invalid_request", errors: [{ path: field }] } });
  });

  it("answers a hostile query", async () => {
    expect((await get(SEARCH, { ...STAY, org: "(a+)+$\u0000💥".repeat(12), checkin: "'; drop table" })).status).toBe(400);
  });
});

describe("a hotel", () => {
  it("sells the search's price as its cheapest rate, every charge named and inside", async () => {
    for (const found of (await searchHotels(FAMILY_STAY)).slice(0, 10)) {
      const { rooms } = await hotelDetails(found.hotelId, { adt: 3, chd: 2, ift: 1, rooms: 2 });
      const rates = rooms.flatMap((room) => room.rates);
      expect(Math.min(...rates.map(({ totalPrice }) => totalPrice))).toBe(found.totalPrice);
      for (const { charges, taxesAndFees } of rates) {
        expect(charges.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(taxesAndFees * 100));
      }
    }
  });

  it.each(["0-0", "5809844-999999", "..%2F..%2Fetc", "x".repeat(150)])("is not found under %s", async (id) => {
    expect(await get(`/api/v1/hotels/${id}`)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("booking a stay", () => {
  it("answers 201 with the whole bill", async () => {
    const { hotelId } = await aHotel(0);
    const rate = (await hotelDetails(hotelId)).rooms[0]?.rates.find(({ payAt }) => payAt === "now");
    const payload = stayPayload(hotelId, { rateId: rate?.rateId, totalAmount: rate?.totalPrice.toFixed(2), currency: "USD" });
    const { status, body } = await post(GETBILL, payload);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        bookingId: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
        status: "confirmed",
        kind: "hotel",
        currency: "USD",
        amounts: { serviceFee: 0, platformFee: 0, total: rate?.totalPrice, dueNow: rate?.totalPrice, dueAtHotel: 0 },
        stay: { hotelId, nights: 3, rooms: 1 },
        card: { brand: "visa", last4: "4242" },
      },
    });
    expect(JSON.stringify(body)).not.toContain("4242424242424242");
  });

  it("books the cheapest rate for the specification's payload, the hotel taken from the page that sent it", async () => {
    const hotel = await aHotel(1);
    const { hotelId: _, checkin: __, checkout: ___, ...bare } = stayPayload(hotel.hotelId, { email: "bare@mail.example" });
    const query = new URLSearchParams({ checkin: STAY.checkin, checkout: STAY.checkout });
    const pageIn = (language: string) => `${inject("baseUrl")}${language}/hotel-booking/${hotel.hotelId}?${query}`;
    const page = pageIn("");
    const { status, body } = await post(GETBILL, bare, { referer: page });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { amounts: { total: hotel.totalPrice }, stay: { hotelId: hotel.hotelId } },
    });
    const spanish = await post(GETBILL, { ...bare, email: "sin.hotel@mail.example" }, { referer: pageIn("/es") });
    expect(spanish).toMatchObject({ status: 201, body: { stay: { hotelId: hotel.hotelId } } });
    expect(await post(GETBILL, bare)).toMatchObject({ status: 400, body: { errors: [{ path: "hotelId" }] } });
    expect(await post(GETBILL, bare, { referer: page.replace("127.0.0.1", "evil.example") })).toMatchObject({ status: 400 });
  });

  it("refuses a forged total with the true one, and a rate that is not this hotel's", async () => {
    const [hotel, other] = [await aHotel(3), await aHotel(4)];
    const rate = (await hotelDetails(hotel.hotelId)).rooms[0]?.rates[0];
    const forged = stayPayload(hotel.hotelId, { rateId: rate?.rateId, totalAmount: "1.00", currency: "USD" });
    expect(await post(GETBILL, forged)).toMatchObject({ status: 409, body: { code: "price_changed", totalAmount: rate?.totalPrice } });
    const moved = stayPayload(other.hotelId, { rateId: rate?.rateId, totalAmount: rate?.totalPrice.toFixed(2), currency: "USD" });
    expect(await post(GETBILL, moved)).toMatchObject({ status: 404 });
    const shorter = stayPayload(hotel.hotelId, { rateId: rate?.rateId, checkout: "Jan-22-2027" });
    expect(await post(GETBILL, shorter)).toMatchObject({ status: 404 });
  });

  it("says that the nights are gone once the last room is sold, and charges nobody twice", async () => {
    const hotel = await aHotel(5);
    const rate = (await hotelDetails(hotel.hotelId)).rooms[0]?.rates[0];
    if (!rate) throw new Error("The hotel has no rate.");
    const buyers = Array.from({ length: rate.roomsLeft + 6 }, (_, buyer) =>
      post(GETBILL, stayPayload(hotel.hotelId, { rateId: rate.rateId, email: `buyer${buyer}@mail.example` })),
    );
    const statuses = (await Promise.all(buyers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(rate.roomsLeft);
    expect(statuses.filter((status) => status === 409)).toHaveLength(6);
  });

  it("takes no money now for a rate that is paid at the hotel, and still refuses a bad card", async () => {
    const payLater = await findPayLater();
    const asked = stayPayload(payLater.hotelId, { rateId: payLater.rateId, email: "later@mail.example" });
    expect(await post(GETBILL, { ...asked, cardNumber: "4000000000000002" })).toMatchObject({ status: 402 });
    expect(await post(GETBILL, { ...asked, email: "later2@mail.example" })).toMatchObject({
      status: 201,
      body: { amounts: { dueNow: 0, dueAtHotel: payLater.totalPrice, total: payLater.totalPrice } },
    });
  });

  it.each([
    [{ email: "nobody" }, "email", "Please enter a valid email address."],
    [{ cardNumber: "4242" }, "cardNumber", "Card number must be 16 digits."],
    [{ cardHolderName: " " }, "cardHolderName", "Cardholder name is required."],
    [{ rooms: 0 }, "rooms", "Choose at least one room and one adult."],
    [{ checkin: "Nov-01-2026" }, "checkin", "The check-in date lies in the past."],
    [{ dob: "2015-01-01" }, "dob", "The lead traveler is 18 years or older on the day of departure."],
  ])("refuses %j", async (change, path, message) => {
    const { hotelId } = await aHotel(6);
    const { status, body } = await post(GETBILL, stayPayload(hotelId, change));
    expect(status).toBe(400);
    expect((body as { errors: { path: string; message: string }[] }).errors[0]?.path).toBe(path);
    expect(JSON.stringify(body)).toContain(message.slice(0, 20));
  });
});

async function findPayLater(): Promise<{ readonly hotelId: string; readonly rateId: string; readonly totalPrice: number }> {
  for (const { hotelId, rateFeatures } of await searchHotels()) {
    const rates = rateFeatures ? (await hotelDetails(hotelId)).rooms.flatMap((room) => room.rates) : [];
    const later = rates.find(({ payAt }) => payAt === "hotel");
    if (later) return { hotelId, rateId: later.rateId, totalPrice: later.totalPrice };
  }
  throw new Error("No hotel of the search is paid later.");
}

describe("suggestions for hotels", () => {
  it.each([
    ["seattle", "Seattle, Washington"],
    ["space need", "Space Needle, Seattle"],
    ["nueva york", "New York, New York"],
    ["parís", "Paris, France"],
  ])("find %j as %s first", async (keyword, first) => {
    const { body } = await get("/api/v1/flights/locations", { keyword, kind: "hotels" });
    expect((body as string[])[0]).toBe(first);
  });

  it.each([
    ["lond", "London, United Kingdom", "Londres, Reino Unido"],
    ["london ont", "London, Ontario", "London, Ontario"],
    ["nueva york", "New York, New York", "Nueva York"],
    ["eiffel", "Eiffel Tower, Paris", "Torre Eiffel, París"],
    ["mezquita azul", "Blue Mosque, Istanbul", "Mezquita Azul, Estambul"],
    ["munich airport", "MUC-Munich Airport", "MUC-Aeropuerto de Múnich"],
  ])("for %s say in Spanish of %s %s", async (keyword, english, spanish) => {
    const inEnglish = (await get("/api/v1/flights/locations", { keyword, kind: "hotels" })).body as string[];
    const inSpanish = (await get("/api/v1/flights/locations", { keyword, kind: "hotels", language: "es" })).body as string[];
    expect(inEnglish).toContain(english);
    expect(inSpanish[inEnglish.indexOf(english)]).toBe(spanish);
  });

  it("leave those for flights as they were", async () => {
    expect((await get("/api/v1/flights/locations", { keyword: "seattle" })).body).toContain("SEA-Seattle");
  });
});

describe("the visitor's city", () => {
  it("is told from the browser's time zone when nothing else is known", async () => {
    expect((await get("/api/v1/geo/city", { zone: "America/Los_Angeles" })).body).toEqual({
      city: "Los Angeles, California",
      today: "2026-12-01",
    });
    expect((await get("/api/v1/geo/city", { zone: "Europe/London", language: "es" })).body).toMatchObject({ city: "Londres, Reino Unido" });
    expect((await get("/api/v1/geo/city", { zone: "Etc/UTC" })).body).toEqual({ city: null, today: null });
    expect((await get("/api/v1/geo/city")).body).toEqual({ city: null, today: null });
  });

  it("is not believed from a header without a proxy that is trusted", async () => {
    const response = await fetch(`${inject("baseUrl")}/api/v1/geo/city`, { headers: { "cf-ipcity": "Boston" } });
    expect(await response.json()).toEqual({ city: null, today: null });
  });
});
