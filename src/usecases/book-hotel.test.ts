import { describe, expect, it } from "vitest";
import type { HotelBookingRequest } from "../core/booking/index.ts";
import { type CurrencyCode, err, type HotelId, type LocalDate, money, type RateId } from "../core/kernel/index.ts";
import { createBook } from "./book.ts";
import { HOTEL, LATER_RATE_ID, RATE_ID, STAY, STAY_REQUEST, stayRequestOf } from "./testing/sample-stay.ts";
import { ADA } from "./testing/sample-trip.ts";
import { billFrom, setUpBooking } from "./testing/set-up-booking.ts";

/** The specification's own payload: a hotel and no rate, no total. */
const BARE = { rateId: null, shownTotal: null } as const;
const LATER: HotelBookingRequest = { ...STAY_REQUEST, rateId: LATER_RATE_ID, shownTotal: money(420_00) };

/** A request whose lead guest was born on a day. */
const ledBy = (born: string): HotelBookingRequest => ({ ...STAY_REQUEST, travellers: [{ ...ADA, dateOfBirth: born as LocalDate }] });

describe("booking a stay", () => {
  it("holds a room of every night, takes the money and gives the bill", async () => {
    const { book, world, gateway, findBill, held } = setUpBooking();
    const bill = await billFrom(book(STAY_REQUEST));
    expect(bill).toMatchObject({
      status: "confirmed",
      kind: "hotel",
      offer: { hotel: { id: HOTEL.id }, rate: { id: RATE_ID }, stay: STAY },
      quote: { total: money(300_00), dueNow: money(300_00), dueAtHotel: money(0) },
      travellersOwed: 0,
    });
    const nights = ["2027-03-12", "2027-03-13", "2027-03-14"].map((night) => ({ key: `hotel/5809844-17/0/${night}`, sold: 1 }));
    expect([held(), [...world.hotels.sold].map(([key, sold]) => ({ key, sold })), world.noted.size]).toEqual([nights, nights, 0]);
    expect(gateway.amounts).toEqual([money(300_00)]);
    expect(await findBill(bill.bookingId)).toEqual(bill);
  });

  it("takes as many rooms as the guests asked for", async () => {
    const { book, held } = setUpBooking();
    const guests = { adults: 4, children: 1, infants: 0, rooms: 2 };
    expect(await book({ ...STAY_REQUEST, ...BARE, guests })).toMatchObject({ ok: true, value: { quote: { total: money(600_00) } } });
    expect(held().map(({ sold }) => sold)).toEqual([2, 2, 2]);
  });

  it("that is paid at the hotel asks the bank for nothing but whether the card is good", async () => {
    const { book, gateway } = setUpBooking();
    const bill = await billFrom(book(LATER));
    expect(bill).toMatchObject({ status: "confirmed", quote: { total: money(420_00), dueNow: money(0), dueAtHotel: money(420_00) } });
    expect(gateway.amounts).toEqual([money(0)]);
    expect(gateway.calls).toEqual([`authorise booking/${bill.bookingId}`, `capture capture/${bill.bookingId}`]);
  });

  it("that is paid at the hotel is refused with a bad card, and its rooms are free again", async () => {
    const { book, world, held } = setUpBooking({ authorise: { kind: "declined", reason: "declined" } });
    expect(await book(LATER)).toEqual(err({ code: "payment_declined", reason: "declined" }));
    expect([held(), [...world.hotels.sold.values()]]).toEqual([[], [0, 0, 0]]);
  });

  it("charges in the currency that was shown", async () => {
    const { book, gateway } = setUpBooking();
    const eur = "EUR" as CurrencyCode;
    expect(await book({ ...STAY_REQUEST, currency: eur, shownTotal: money(240_00, eur) })).toMatchObject({ ok: true });
    expect(gateway.amounts).toEqual([money(240_00, eur)]);
  });
});

describe("a booking that names no rate", () => {
  it("takes the cheapest that the hotel has, at our total when none was shown", async () => {
    const { book } = setUpBooking();
    expect(await book({ ...STAY_REQUEST, ...BARE })).toMatchObject({
      ok: true,
      value: { offer: { rate: { id: RATE_ID } }, quote: { total: money(300_00) } },
    });
  });

  it("is answered with the true total when another one was shown", async () => {
    const { book } = setUpBooking();
    expect(await book({ ...STAY_REQUEST, rateId: null, shownTotal: money(299_00) })).toEqual(
      err({ code: "price_changed", total: money(300_00) }),
    );
  });

  it("takes the next best when others have had the last cheap room, until the hotel is full", async () => {
    const { book, world, held } = setUpBooking();
    const rooms = async (name: string) => {
      const booked = await book(stayRequestOf(name, BARE));
      return booked.ok && booked.value.kind === "hotel" ? booked.value.offer.room.index : booked;
    };
    const booked = await Promise.all(["a", "b", "c", "d", "e", "f", "g"].map(rooms));
    expect(booked.toSorted()).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(await rooms("h")).toEqual(err({ code: "sold_out" }));
    expect(held().map(({ sold }) => sold)).toEqual([5, 5, 5, 2, 2, 2]);
    expect(world.hotels.sold.size).toBe(6);
  });

  it("takes the next best too when the supply says that the cheap one has just gone", async () => {
    const { world } = setUpBooking();
    const rate: typeof world.hotels.rate = async (id, now) => (id === RATE_ID ? err("sold_out") : world.hotels.rate(id, now));
    const book = createBook({ ...world, hotels: { ...world.hotels, rate } });
    expect(await book({ ...STAY_REQUEST, ...BARE })).toMatchObject({ ok: true, value: { offer: { rate: { id: LATER_RATE_ID } } } });
  });

  it("is refused in a hotel that there is not", async () => {
    const { book } = setUpBooking();
    expect(await book({ ...STAY_REQUEST, ...BARE, hotelId: "1-1" as HotelId })).toEqual(err({ code: "offer_forged" }));
  });
});

describe("a stay that cannot be booked", () => {
  it.each<[string, Partial<HotelBookingRequest>, object]>([
    ["offer_forged", { rateId: "made-up" as RateId }, {}],
    ["offer_forged", { hotelId: "5809844-18" as HotelId }, {}],
    ["offer_forged", { stay: { ...STAY, checkOut: "2027-03-14" as LocalDate } }, {}],
    ["offer_forged", { stay: { ...STAY, checkIn: "2027-03-11" as LocalDate } }, {}],
    ["offer_forged", { guests: { adults: 1, children: 0, infants: 0, rooms: 1 } }, {}],
    ["price_changed", { shownTotal: money(1_00) }, { total: money(300_00) }],
    ["invalid_travellers", { travellers: [{ ...ADA, dateOfBirth: "2009-03-13" as LocalDate }] }, { faults: [{ code: "lead_too_young" }] }],
    ["payment_declined", { card: { ...STAY_REQUEST.card, expiry: { month: 1, year: 2027 } } }, { reason: "expired_card" }],
  ])("is refused before anything is held: %s %j", async (code, change, more) => {
    const { book, gateway, held } = setUpBooking();
    expect(await book({ ...STAY_REQUEST, ...change })).toMatchObject({ ok: false, error: { code, ...more } });
    expect([gateway.calls, held()]).toEqual([[], []]);
  });

  it("lets the lead guest in who turns 18 on the day of check-in", async () => {
    const { book } = setUpBooking();
    const travellers = [{ ...ADA, dateOfBirth: "2009-03-12" as LocalDate }] as const;
    expect(await book({ ...STAY_REQUEST, travellers })).toMatchObject({ ok: true });
  });

  it("is refused to a lead guest who is younger than the hotel lets check in", async () => {
    const { book, world, held } = setUpBooking();
    world.hotels.minCheckInAge = 21;
    expect(await book(ledBy("2006-03-13"))).toMatchObject({ ok: false, error: { faults: [{ code: "below_check_in_age" }] } });
    expect(held()).toEqual([]);
    expect(await book(ledBy("2006-03-12"))).toMatchObject({ ok: true });
  });

  it("is told that it is another stay than the rate is for before what became of that stay's rooms", async () => {
    const { book, world } = setUpBooking();
    world.hotels.capacity[0] = 0;
    const other = { ...STAY, checkOut: "2027-03-14" as LocalDate };
    expect(await book({ ...STAY_REQUEST, stay: other })).toEqual(err({ code: "offer_forged" }));
    expect(await book(STAY_REQUEST)).toEqual(err({ code: "sold_out" }));
    world.hotels.isOld = true;
    expect(await book({ ...STAY_REQUEST, stay: other })).toEqual(err({ code: "offer_forged" }));
  });

  it("is refused when its rate has expired, and when one night of it is full", async () => {
    const { book, world } = setUpBooking();
    world.hotels.isOld = true;
    expect(await book(STAY_REQUEST)).toEqual(err({ code: "offer_expired" }));
    world.hotels.isOld = false;
    world.hotels.noteSold([{ key: "hotel/5809844-17/0/2027-03-13", available: 5 }], 5);
    expect(await book(STAY_REQUEST)).toEqual(err({ code: "sold_out" }));
  });

  it("is refused once its first day is over at the hotel, not before", async () => {
    const stay = { checkIn: "2027-03-01" as LocalDate, checkOut: "2027-03-02" as LocalDate };
    const request = stayRequestOf("late", { ...BARE, stay });
    const { book, world } = setUpBooking();
    // Noon in London; the day ends in Seattle at eight in the morning of the next day there.
    world.pass(19.9 * 3600);
    expect(await book(request)).toMatchObject({ ok: true });
    world.pass(0.2 * 3600);
    expect(await book({ ...request, contact: { ...request.contact, email: "later@example.com" } })).toEqual(err({ code: "offer_expired" }));
  });
});

describe("the same stay again", () => {
  it("is one booking, with a rate and without", async () => {
    const { book, gateway } = setUpBooking();
    for (const request of [STAY_REQUEST, stayRequestOf("bare", BARE)]) {
      const [first, second] = [await book(request), await book(request)];
      expect(first).toMatchObject({ ok: true });
      expect(second).toEqual(first);
    }
    expect(gateway.amounts).toHaveLength(2);
  });

  it("is answered although it has taken the last room, and its rate is over", async () => {
    const { book, world } = setUpBooking();
    world.hotels.capacity[0] = 1;
    const request = stayRequestOf("last", { idempotencyKey: "k" });
    const bill = await billFrom(book(request));
    expect(await book(stayRequestOf("late"))).toEqual(err({ code: "sold_out" }));
    expect(await billFrom(book(request))).toEqual(bill);
    world.hotels.isOld = true;
    expect(await billFrom(book(request))).toEqual(bill);
  });

  it("is found by its key, whatever came of it, and by nobody else's", async () => {
    const { book, findBooked, gateway } = setUpBooking();
    const bill = await billFrom(book(stayRequestOf("k", { idempotencyKey: "k" })));
    gateway.script.authorise = { kind: "declined", reason: "declined" };
    await book(stayRequestOf("d", { idempotencyKey: "d" }));
    expect(await findBooked("k")).toMatchObject({ id: bill.bookingId, offer: bill.offer });
    expect(await findBooked("d")).toMatchObject({ state: "failed", offer: { rate: { id: RATE_ID } } });
    expect(await findBooked("nobody's")).toBeNull();
  });

  it("under a key that stood for other nights is a mistake", async () => {
    const { book } = setUpBooking();
    await book(stayRequestOf("k", { idempotencyKey: "k" }));
    const other = stayRequestOf("k", { ...BARE, idempotencyKey: "k", stay: { ...STAY, checkOut: "2027-03-14" as LocalDate } });
    expect(await book(other)).toEqual(err({ code: "key_reused" }));
  });
});
