import { describe, expect, it } from "vitest";
import type { Bill, FlightBookingRequest } from "../core/booking/index.ts";
import { type CurrencyCode, err, money, ok, type OfferId } from "../core/kernel/index.ts";
import { createBookFlight } from "./book-flight.ts";
import { createFindBill } from "./find-bill.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { ADA, CLAIMS, OFFER, REQUEST, requestOf } from "./testing/sample-trip.ts";
import { createScriptedGateway, type GatewayScript } from "./testing/scripted-gateway.ts";
import type { UseCases } from "./use-cases.ts";

const declined = { kind: "declined", reason: "insufficient_funds" } as const;
const refusal = err({ code: "payment_declined", reason: "insufficient_funds" });
const keyed = (key: string): FlightBookingRequest => ({ ...REQUEST, idempotencyKey: key });

/** The bill of a booking that must succeed. */
async function billFrom(booking: ReturnType<UseCases["bookFlight"]>): Promise<Bill> {
  const booked = await booking;
  if (!booked.ok) throw new Error(`Refused: ${booked.error.code}`);
  return booked.value;
}

function setUp(script: Partial<GatewayScript> = {}) {
  const gateway = createScriptedGateway(script);
  const world = createBookingWorld(gateway);
  return { world, gateway, book: createBookFlight(world), findBill: createFindBill(world), held: () => world.store.soldSeats() };
}

describe("booking a flight", () => {
  it("holds the seats, takes the money and gives the bill", async () => {
    const { book, world, gateway, findBill } = setUp();
    const bill = await billFrom(book(REQUEST));
    expect(bill).toMatchObject({ status: "confirmed", kind: "flight", card: { brand: "visa", last4: "4242" }, travellersOwed: 0 });
    expect(bill.quote.total).toEqual(money(515_00));
    expect(gateway.calls).toEqual([`authorise booking/${bill.bookingId}`, `capture booking/${bill.bookingId}`]);
    expect(Object.fromEntries(world.noted)).toEqual({ [String(CLAIMS[0]?.key)]: 1, [String(CLAIMS[1]?.key)]: 1 });
    expect(await findBill(bill.bookingId)).toEqual(bill);
  });

  it("takes seats for adults and children, and lets infants sit on laps", async () => {
    const { book, world, held } = setUp();
    const party = { adults: 2, children: 1, infants: 1 };
    world.offered = ok({ offer: { ...OFFER, party }, seats: CLAIMS });
    const booked = await book({ ...REQUEST, party, shownTotal: money(2015_00) });
    expect(booked).toMatchObject({ ok: true, value: { travellersOwed: 3 } });
    expect((await held()).map(({ sold }) => sold)).toEqual([3, 3]);
  });

  it("charges in the currency that was shown", async () => {
    const { book } = setUp();
    const eur = "EUR" as CurrencyCode;
    expect(await book({ ...REQUEST, currency: eur, shownTotal: money(412_00, eur) })).toMatchObject({
      ok: true,
      value: { quote: { currency: eur } },
    });
  });
});

describe("a booking that cannot be", () => {
  it.each(["offer_forged", "offer_expired", "sold_out"] as const)("is refused: %s", async (code) => {
    const { book, world, gateway } = setUp();
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
    const { book, gateway, held } = setUp();
    const refused = await book(request);
    expect(refused).toMatchObject({ ok: false, error: { code, ...more } });
    expect([gateway.calls, await held()]).toEqual([[], []]);
    expect(await book({ ...REQUEST, idempotencyKey: request.idempotencyKey })).toMatchObject({ ok: true });
  });

  it("does not spend the client's key, so that a changed price can be agreed to", async () => {
    const { book } = setUp();
    expect(await book({ ...keyed("k"), shownTotal: money(1) })).toMatchObject({ ok: false });
    expect(await book(keyed("k"))).toMatchObject({ ok: true });
  });

  it("is refused when the seats are gone, and leaves nothing", async () => {
    const { book, world, gateway } = setUp();
    for (const name of ["a", "b", "c", "d", "e"]) expect(await book(requestOf(name))).toMatchObject({ ok: true });
    const before = [gateway.calls.length, world.noted.get(String(CLAIMS[0]?.key))];
    expect(await book(requestOf("f"))).toEqual(err({ code: "sold_out" }));
    expect([gateway.calls.length, world.noted.get(String(CLAIMS[0]?.key))]).toEqual(before);
  });
});

describe("a refused card", () => {
  it("gives the seats back and leaves no bill", async () => {
    const { book, world, held } = setUp({ authorise: declined });
    expect(await book(REQUEST)).toEqual(refusal);
    expect([await held(), [...world.noted.values()]]).toEqual([[], [0, 0]]);
  });

  it("can be followed by another one when the client has no key of its own", async () => {
    const { book, gateway } = setUp({ authorise: declined });
    await book(REQUEST);
    gateway.script.authorise = { kind: "authorised", paymentId: "p2" };
    expect(await book(REQUEST)).toMatchObject({ ok: true });
  });

  it("is remembered under the client's key", async () => {
    const { book, gateway } = setUp({ authorise: declined });
    await book(keyed("k"));
    gateway.script.authorise = { kind: "authorised", paymentId: "p2" };
    expect(await book(keyed("k"))).toEqual(refusal);
    expect(await book(keyed("k2"))).toMatchObject({ ok: true });
  });

  it("at the last moment lets go what was set aside", async () => {
    const { book, gateway, held } = setUp({ capture: declined });
    expect(await book(REQUEST)).toEqual(refusal);
    expect(gateway.calls.map((call) => call.split(" ")[0])).toEqual(["authorise", "capture", "void"]);
    expect(await held()).toEqual([]);
  });
});

describe("the same booking again", () => {
  it.each([
    ["without a key", REQUEST],
    ["with a key", keyed("k")],
  ])("%s gets the same bill and is charged once", async (_, request) => {
    const { book, gateway } = setUp();
    const [first, second] = [await book(request), await book(request)];
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(gateway.calls).toHaveLength(2);
  });

  it("ten minutes later is another booking, unless it has a key", async () => {
    const { book, world } = setUp();
    const idOf = async (request: FlightBookingRequest) => (await billFrom(book(request))).bookingId;
    const [first, firstKeyed] = [await idOf(REQUEST), await idOf(keyed("k"))];
    world.pass(600);
    expect(await idOf(REQUEST)).toBe(first);
    world.pass(1);
    expect(await idOf(REQUEST)).not.toBe(first);
    expect(await idOf(keyed("k"))).toBe(firstKeyed);
  });

  it("while it is under way is told so", async () => {
    const { book, gateway } = setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(REQUEST)));
    expect(answers.filter(({ ok: booked }) => booked)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error.code === "in_progress")).toHaveLength(49);
    expect(gateway.calls).toHaveLength(2);
  });

  it("under a key that stood for another request is a mistake", async () => {
    const { book } = setUp();
    await book(keyed("k"));
    expect(await book({ ...requestOf("b"), idempotencyKey: "k" })).toEqual(err({ code: "key_reused" }));
  });

  it("goes on where a process died before it held anything", async () => {
    const { book, world } = setUp();
    const dying = createBookFlight({ ...world, supply: { ...world.supply, offer: () => new Promise(() => undefined) } });
    void dying(REQUEST);
    world.pass(119);
    expect(await book(REQUEST)).toEqual(err({ code: "in_progress" }));
    world.pass(2);
    expect(await book(REQUEST)).toMatchObject({ ok: true });
  });

  it("starts anew after a defect", async () => {
    const { book, world } = setUp();
    const broken = createBookFlight({ ...world, supply: { ...world.supply, offer: () => Promise.reject(new Error("a defect")) } });
    await expect(broken(REQUEST)).rejects.toThrow("a defect");
    expect(await book(REQUEST)).toMatchObject({ ok: true });
  });
});

describe("a gateway that times out", () => {
  it("is asked once what became of the payment", async () => {
    const { book, gateway } = setUp({ authorise: { kind: "unknown" }, lookup: { kind: "authorised", paymentId: "p1" } });
    expect(await book(REQUEST)).toMatchObject({ ok: true, value: { status: "confirmed" } });
    expect(gateway.calls.map((call) => call.split(" ")[0])).toEqual(["authorise", "lookup", "capture"]);
  });

  it("and then says no, is a refusal", async () => {
    const { book, held } = setUp({ authorise: { kind: "unknown" }, lookup: declined });
    expect(await book(REQUEST)).toEqual(refusal);
    expect(await held()).toEqual([]);
  });

  it.each<[string, Partial<GatewayScript>]>([
    ["cannot say", { authorise: { kind: "unknown" }, lookup: { kind: "unknown" } }],
    ["has not heard of it yet", { authorise: { kind: "unknown" }, lookup: { kind: "not_found" } }],
    ["loses the capture", { capture: { kind: "unknown" }, lookup: { kind: "authorised", paymentId: "p1" } }],
    ["loses the release", { capture: declined, void: { kind: "unknown" } }],
  ])("and %s, leaves the bill pending and the seats held", async (_, script) => {
    const { book, held } = setUp(script);
    const booked = await book(REQUEST);
    expect(booked).toMatchObject({ ok: true, value: { status: "pending" } });
    expect(await held()).toHaveLength(2);
    expect(await book(REQUEST)).toEqual(booked);
  });

  it("loses the capture but has done it, is paid", async () => {
    const { book } = setUp({ capture: { kind: "unknown" }, lookup: { kind: "captured", paymentId: "p1" } });
    expect(await book(REQUEST)).toMatchObject({ ok: true, value: { status: "confirmed" } });
  });
});
