import { describe, expect, it } from "vitest";
import type { FlightBookingRequest } from "../core/booking/index.ts";
import { type CurrencyCode, err, money, ok, type OfferId } from "../core/kernel/index.ts";
import { createBook } from "./book.ts";
import { billFrom, setUpBooking } from "./testing/set-up-booking.ts";
import { ADA, CLAIMS, OFFER, keyed, NOW, REQUEST, requestOf } from "./testing/sample-trip.ts";

describe("booking a flight", () => {
  it("holds the seats, takes the money and gives the bill", async () => {
    const { book, world, gateway, findBill } = setUpBooking();
    const bill = await billFrom(book(REQUEST));
    expect(bill).toMatchObject({ status: "confirmed", kind: "flight", card: { brand: "visa", last4: "4242" }, travellersOwed: 0 });
    expect(bill.quote.total).toEqual(money(515_00));
    expect(gateway.calls).toEqual([`authorise booking/${bill.bookingId}`, `capture capture/${bill.bookingId}`]);
    expect(Object.fromEntries(world.noted)).toEqual({ [String(CLAIMS[0]?.key)]: 1, [String(CLAIMS[1]?.key)]: 1 });
    expect(await findBill(bill.bookingId)).toEqual(bill);
  });

  it("takes seats for adults and children, and lets infants sit on laps", async () => {
    const { book, world, held } = setUpBooking();
    const party = { adults: 2, children: 1, infants: 1 };
    world.offered = ok({ offer: { ...OFFER, party }, claims: CLAIMS });
    const booked = await book({ ...REQUEST, party, shownTotal: money(2015_00) });
    expect(booked).toMatchObject({ ok: true, value: { travellersOwed: 3 } });
    expect(held().map(({ sold }) => sold)).toEqual([3, 3]);
  });

  it("charges in the currency that was shown", async () => {
    const { book } = setUpBooking();
    const eur = "EUR" as CurrencyCode;
    expect(await book({ ...REQUEST, currency: eur, shownTotal: money(412_00, eur) })).toMatchObject({
      ok: true,
      value: { quote: { currency: eur } },
    });
  });
});

describe("a booking that cannot be", () => {
  it.each(["offer_forged", "offer_expired", "sold_out"] as const)("is refused: %s", async (code) => {
    const { book, world, gateway } = setUpBooking();
    world.offered = err(code);
    expect(await book(REQUEST)).toEqual(err({ code }));
    expect(gateway.calls).toEqual([]);
  });

  it.each<[string, FlightBookingRequest, object]>([
    ["offer_forged", { ...REQUEST, offerId: "made-up" as OfferId }, {}],
    ["price_changed", { ...REQUEST, shownTotal: money(514_99) }, { total: money(515_00) }],
    ["price_changed", { ...REQUEST, shownTotal: money(515_00, "EUR" as CurrencyCode) }, { total: money(515_00) }],
    ["invalid_travellers", { ...REQUEST, party: { adults: 2, children: 0, infants: 0 } }, {}],
    ["invalid_travellers", { ...REQUEST, travellers: [{ ...ADA, lastName: "R2D2" }] }, {}],
    ["payment_declined", { ...REQUEST, card: { ...REQUEST.card, expiry: { month: 1, year: 2027 } } }, { reason: "expired_card" }],
  ])("is refused before anything is held: %s", async (code, request, more) => {
    const { book, gateway, held } = setUpBooking();
    const refused = await book(request);
    expect(refused).toMatchObject({ ok: false, error: { code, ...more } });
    expect([gateway.calls, held()]).toEqual([[], []]);
    expect(await book({ ...REQUEST, idempotencyKey: request.idempotencyKey })).toMatchObject({ ok: true });
  });

  it("does not spend the client's key, so that a changed price can be agreed to", async () => {
    const { book } = setUpBooking();
    expect(await book({ ...keyed("k"), shownTotal: money(1) })).toMatchObject({ ok: false });
    expect(await book(keyed("k"))).toMatchObject({ ok: true });
  });

  it("is refused when the seats are gone, and leaves nothing", async () => {
    const { book, world, gateway } = setUpBooking();
    for (const name of ["a", "b", "c", "d", "e"]) expect(await book(requestOf(name))).toMatchObject({ ok: true });
    const before = [gateway.calls.length, world.noted.get(String(CLAIMS[0]?.key))];
    expect(await book(requestOf("f"))).toEqual(err({ code: "sold_out" }));
    expect([gateway.calls.length, world.noted.get(String(CLAIMS[0]?.key))]).toEqual(before);
  });
});

describe("the same booking again", () => {
  it.each([
    ["without a key", REQUEST],
    ["with a key", keyed("k")],
  ])("%s gets the same bill and is charged once", async (_, request) => {
    const { book, gateway } = setUpBooking();
    const [first, second] = [await book(request), await book(request)];
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(gateway.calls).toHaveLength(2);
  });

  it("ten minutes later is another booking, unless it has a key", async () => {
    const { book, world } = setUpBooking();
    const idOf = async (request: FlightBookingRequest) => (await billFrom(book(request))).bookingId;
    const [first, firstKeyed] = [await idOf(REQUEST), await idOf(keyed("k"))];
    world.pass(600);
    expect(await idOf(REQUEST)).toBe(first);
    world.pass(1);
    expect(await idOf(REQUEST)).not.toBe(first);
    expect(await idOf(keyed("k"))).toBe(firstKeyed);
  });

  it("ten minutes later is the same one, while the first has not come to its end", async () => {
    const { book, world, gateway } = setUpBooking({ authorise: { kind: "unknown" }, lookup: { kind: "unknown" } });
    const first = await billFrom(book(REQUEST));
    expect(first.status).toBe("pending");
    world.pass(11 * 60);
    expect(await billFrom(book(REQUEST))).toEqual(first);
    expect(gateway.calls.filter((call) => call.startsWith("authorise"))).toHaveLength(1);
  });

  it("while it is under way is told so", async () => {
    const { book, gateway } = setUpBooking();
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(REQUEST)));
    expect(answers.filter(({ ok: booked }) => booked)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error.code === "in_progress")).toHaveLength(49);
    expect(gateway.calls).toHaveLength(2);
  });

  it("under a key that stood for another request is a mistake", async () => {
    const { book } = setUpBooking();
    await book(keyed("k"));
    expect(await book({ ...requestOf("b"), idempotencyKey: "k" })).toEqual(err({ code: "key_reused" }));
  });

  it("goes on where a process died before it held anything", async () => {
    const { book, world } = setUpBooking();
    const dying = createBook({ ...world, flights: { ...world.flights, offer: () => new Promise(() => undefined) } });
    void dying(REQUEST);
    world.pass(119);
    expect(await book(REQUEST)).toEqual(err({ code: "in_progress" }));
    world.pass(2);
    expect(await book(REQUEST)).toMatchObject({ ok: true });
  });

  it("starts anew after a defect", async () => {
    const { book, world } = setUpBooking();
    const broken = createBook({ ...world, flights: { ...world.flights, offer: () => Promise.reject(new Error("a defect")) } });
    await expect(broken(REQUEST)).rejects.toThrow("a defect");
    expect(await book(REQUEST)).toMatchObject({ ok: true });
  });

  it("that another one has been quicker to hold is told that it is under way", async () => {
    const { world } = setUpBooking();
    const book = createBook({ ...world, store: { ...world.store, hold: async () => err("claim_lost") } });
    expect(await book(REQUEST)).toEqual(err({ code: "in_progress" }));
  });
});

it("that the bank does not answer is asked after by a job three seconds later", async () => {
  const { book, world } = setUpBooking({ authorise: { kind: "unknown" }, lookup: { kind: "unknown" } });
  expect(await book(REQUEST)).toMatchObject({ ok: true, value: { status: "pending" } });
  expect(world.store.wakes.at(-1)).toMatchObject({ afterSeconds: 3 });
});

it("is refused where it comes to nothing in the moment in which its traveler would be told to wait", async () => {
  const { world } = setUpBooking({ authorise: { kind: "unknown" }, lookup: { kind: "unknown" } });
  const { store } = world;
  const answer: typeof store.answer = async (id) => {
    const failure = { code: "payment_not_asked" } as const;
    await store.move(id, { from: "held", to: "expired", at: NOW, by: "process", progress: { failure } });
    return false;
  };
  expect(await createBook({ ...world, store: { ...store, answer } })(REQUEST)).toEqual(err({ code: "payment_not_asked" }));
});
