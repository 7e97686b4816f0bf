import { describe, expect, it } from "vitest";
import type { TravellerFields } from "../../core/booking/index.ts";
import { type BookingId, err, money, ok } from "../../core/kernel/index.ts";
import type { FlightOffer } from "../../core/flights/index.ts";
import { ADA, CLAIMS, OFFER, REQUEST } from "../testing/sample-trip.ts";
import type { MemoryBookingStore } from "../testing/memory-booking-store.ts";
import type { GatewayScript, ScriptedGateway } from "../testing/scripted-gateway.ts";
import { billFrom, setUpBooking } from "../testing/set-up-booking.ts";
import { createManageBookings } from "./create-manage-bookings.ts";

/** The airline keeps 100 of 515 dollars, and we 115. */
const REFUNDABLE: FlightOffer = { ...OFFER, conditions: { changeFee: money(0), refundFee: money(100_00) } };

async function setUp(offer: FlightOffer = REFUNDABLE, script: Partial<GatewayScript> = {}) {
  const { world, gateway, book } = setUpBooking(script);
  world.offered = ok({ offer, claims: CLAIMS });
  const shownTotal = money(500_00 * (offer.party.adults + offer.party.children) + 15_00);
  const { bookingId } = await billFrom(book({ ...REQUEST, party: offer.party, shownTotal }));
  const store = world.store as MemoryBookingStore;
  return { world, gateway, store, id: bookingId, manage: createManageBookings(world) };
}

describe("finding a booking", () => {
  it("takes the reference and the address as people type them", async () => {
    const { manage, id } = await setUp();
    expect((await manage.findBookingFor(id, "ada@example.com"))?.bill).toMatchObject({ bookingId: id, status: "confirmed" });
    expect(await manage.findBookingFor(` ${id.slice(0, 4)}-${id.slice(4).toLowerCase()} `, " ADA@Example.com ")).not.toBeNull();
  });

  it("answers the same for an unknown reference, a wrong address and what is no reference at all, and asks the store as often", async () => {
    const { manage, id, world } = await setUp();
    let asked = 0;
    const find = world.store.find.bind(world.store);
    Object.assign(world.store, { find: (wanted: BookingId) => (asked++, find(wanted)) });
    for (const [reference, email] of [
      ["ZZZZZZZZ", "ada@example.com"],
      ["", ""],
      ["x".repeat(10_000), "ada@example.com"],
    ] as const) {
      asked = 0;
      expect(await manage.findBookingFor(reference, email)).toBeNull();
      expect(asked).toBe(2);
    }
    for (const email of ["", "bob@example.com", "ada@example.com.example", "ada"])
      expect(await manage.findBookingFor(id, email)).toBeNull();
  });

  it("finds none that came to nothing", async () => {
    const { manage, id, store } = await setUp(REFUNDABLE, { authorise: { kind: "unknown" }, lookup: { kind: "unknown" } });
    expect((await manage.findManagedBooking(id))?.bill.status).toBe("pending");
    await store.move(id, { from: "held", to: "expired", at: OFFER.expiresAt, by: "process" });
    expect(await manage.findManagedBooking(id)).toBeNull();
    expect(await manage.findBookingFor(id, "ada@example.com")).toBeNull();
  });
});

/** The refunds that the gateway was asked for, by their keys: the same key is done once. */
const refundsOf = ({ calls }: ScriptedGateway) => calls.filter((call) => call.startsWith("refund "));

/** The quote of now, as somebody agrees to it. */
async function agreed(manage: ReturnType<typeof createManageBookings>, id: BookingId) {
  const quoted = await manage.quoteCancellation(id);
  if (!quoted.ok) throw new Error(`Refused: ${quoted.error.code}`);
  return quoted.value;
}

describe("giving a booking back", () => {
  it("takes the order back, frees the seats, refunds once and writes about both", async () => {
    const { manage, id, gateway, store } = await setUp();
    const quote = await agreed(manage, id);
    expect(quote.refund).toEqual(money(300_00));
    const cancelled = await manage.cancelBooking(id, quote);
    expect(cancelled).toMatchObject({ ok: true, value: { bill: { status: "cancelled" }, refund: "paid", refusal: "given_back" } });
    expect(refundsOf(gateway)).toEqual([`refund refund/${id}`]);
    expect(await store.listSold()).toEqual([]);
    expect(store.mails.map(({ subject }) => subject)).toEqual([`confirmed ${id}`, `cancelled ${id}`, `refunded ${id}`]);
    expect(store.moves.find(({ to }) => to === "cancelling")).toMatchObject({ by: "traveller" });
  });

  it("does so once, however often and however fast it is asked for", async () => {
    const { manage, id, gateway } = await setUp();
    const quote = await agreed(manage, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => manage.cancelBooking(id, quote)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
    expect(new Set(refundsOf(gateway)).size).toBe(1);
  });

  it("says that the money is on its way while the bank has not answered", async () => {
    const { manage, id } = await setUp(REFUNDABLE, { refund: { kind: "unknown" } });
    expect(await manage.cancelBooking(id, await agreed(manage, id))).toMatchObject({
      value: { refund: "on_its_way", isWithPerson: false },
    });
  });

  it("asks for consent anew when the quote is too old or another one, and nothing happens", async () => {
    const { manage, id, world, store } = await setUp();
    const quote = await agreed(manage, id);
    expect(await manage.cancelBooking(id, { ...quote, refund: money(415_00) })).toMatchObject({
      error: { code: "quote_changed", quote: { refund: money(300_00) } },
    });
    world.pass(15 * 60 + 1);
    expect(await manage.cancelBooking(id, quote)).toMatchObject({ error: { code: "quote_changed" } });
    expect((await store.find(id))?.state).toBe("confirmed");
  });

  it("refuses once the trip has begun, and a second time with another figure", async () => {
    const { manage, id, world } = await setUp();
    const quote = await agreed(manage, id);
    await manage.cancelBooking(id, quote);
    expect(await manage.cancelBooking(id, { ...quote, refund: money(1) })).toEqual(err({ code: "given_back" }));
    const other = await setUp();
    const early = await agreed(other.manage, other.id);
    other.world.pass(20 * 24 * 60 * 60);
    expect(await other.manage.cancelBooking(other.id, early)).toEqual(err({ code: "departed" }));
    expect(world).not.toBe(other.world);
  });

  it("calls nothing a refund where nothing comes back", async () => {
    const { manage, id, gateway } = await setUp(OFFER);
    expect(await manage.cancelBooking(id, await agreed(manage, id))).toMatchObject({
      value: { refund: "none", bill: { status: "cancelled" } },
    });
    expect(refundsOf(gateway)).toEqual([]);
  });
});

const FAMILY: FlightOffer = { ...REFUNDABLE, party: { adults: 2, children: 1, infants: 0 } };
const BYRON: TravellerFields = { middleName: "mr", firstName: "George", lastName: "Byron", dob: "1988-01-22" };
const CHILD: TravellerFields = { middleName: "mr", firstName: "Ralph", lastName: "Milbanke", dob: "2019-07-02" };

describe("naming the travellers who are owed", () => {
  it("asks for them in the order of the form, and takes them all at once with a mail", async () => {
    const { manage, id, store } = await setUp(FAMILY);
    expect((await manage.findManagedBooking(id))?.owed).toEqual(["adult", "child"]);
    const named = await manage.completeNames(id, [BYRON, CHILD]);
    expect(named).toMatchObject({ ok: true, value: { owed: [], bill: { travellersOwed: 0 } } });
    expect((await store.find(id))?.travellers.map(({ firstName, kind }) => [firstName, kind])).toEqual([
      [ADA.firstName, "adult"],
      ["George", "adult"],
      ["Ralph", "child"],
    ]);
    expect(store.mails.at(-1)?.subject).toBe(`names_completed ${id}`);
    expect(await manage.completeNames(id, [BYRON, CHILD])).toEqual(err({ code: "nothing_owed" }));
  });

  it("judges names and ages as at the booking", async () => {
    const { manage, id } = await setUp(FAMILY);
    const named = await manage.completeNames(id, [
      { ...BYRON, firstName: "", dob: "2019-01-01" },
      { ...CHILD, lastName: "1" },
    ]);
    expect(named).toMatchObject({
      error: {
        code: "invalid_names",
        faults: [
          { path: "travellers.0.firstName", code: "required" },
          { path: "travellers.0.dob", code: "adult_too_young" },
          { path: "travellers.1.lastName", code: "name_characters" },
        ],
      },
    });
    expect(await manage.completeNames(id, [BYRON])).toMatchObject({ error: { code: "invalid_names" } });
    expect(await manage.completeNames(id, [CHILD, BYRON])).toMatchObject({ error: { code: "invalid_names" } });
  });

  it("takes none for a booking that has been given back", async () => {
    const { manage, id } = await setUp(FAMILY);
    await manage.cancelBooking(id, await agreed(manage, id));
    expect(await manage.completeNames(id, [BYRON, CHILD])).toEqual(err({ code: "nothing_owed" }));
  });
});

it("sends the mail again that says how the booking stands, to its own address, within limits", async () => {
  const { manage, id, store, world } = await setUp();
  expect(await manage.resendConfirmation(id)).toEqual(ok({ email: "ada@example.com" }));
  await manage.cancelBooking(id, await agreed(manage, id));
  await manage.resendConfirmation(id);
  expect(store.mails.map(({ subject }) => subject.split(" ")[0])).toEqual(["confirmed", "confirmed", "cancelled", "refunded", "refunded"]);
  const full = createManageBookings({
    ...world,
    resendLimiter: { ...world.resendLimiter, take: async () => err({ retryAfterSeconds: 60 }) },
  });
  expect(await full.resendConfirmation(id)).toEqual(err({ code: "too_many", retryAfterSeconds: 60 }));
  expect(store.mails).toHaveLength(5);
});
