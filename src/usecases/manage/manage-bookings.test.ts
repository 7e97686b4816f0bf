import { describe, expect, it } from "vitest";
import { type Attention, type DeskRefund, type TravellerFields } from "../../core/booking/index.ts";
import { ERASED, ERASED_EMAIL } from "../../core/desk/index.ts";
import { type BookingId, err, money, ok } from "../../core/kernel/index.ts";
import type { FlightOffer } from "../../core/flights/index.ts";
import { ADA, CLAIMS, OFFER, REQUEST } from "../testing/sample-trip.ts";
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
  return { world, gateway, store: world.store, id: bookingId, manage: createManageBookings(world) };
}

describe("finding a booking", () => {
  it("takes the reference and the address as people type them", async () => {
    const { manage, id } = await setUp();
    expect((await manage.findBookingFor(id, "ada@example.com"))?.bill).toMatchObject({ bookingId: id, status: "confirmed" });
    expect(await manage.findBookingFor(` ${id.slice(0, 4)}-${id.slice(4).toLowerCase()} `, " ADA@Example.com ")).not.toBeNull();
    expect(await manage.findBookingFor(id, "ａｄａ@example.com")).not.toBeNull();
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

  it("opens none whose people have been erased to whoever knows the address that stands there", async () => {
    const { manage, id, world } = await setUp();
    const booking = await world.store.find(id);
    const contact = { email: ERASED_EMAIL, mobile: ERASED };
    Object.assign(world.store, { find: async () => booking && { ...booking, contact } });
    expect(await manage.findBookingFor(id, ERASED_EMAIL)).toBeNull();
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
    const before = store.wakes.length;
    const cancelled = await manage.cancelBooking(id, quote);
    expect(cancelled).toMatchObject({ ok: true, value: { bill: { status: "cancelled" }, refund: "paid", refusal: "given_back" } });
    expect(refundsOf(gateway)).toEqual([`refund refund/${id}`]);
    expect(store.listSold()).toEqual([]);
    expect(store.mails.map(({ subject }) => subject)).toEqual([`confirmed ${id}`, `cancelled ${id}`, `refunded ${id}`]);
    expect(store.moves.find(({ to }) => to === "cancelling")).toMatchObject({ by: "traveller" });
    // Whoever dies in between leaves it to a job.
    expect(store.wakes.slice(before)).toEqual([{ id, afterSeconds: 25 }]);
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

/** 50 dollars that somebody at the desk gave back. */
const goodwill = (bookingId: BookingId, outcome: DeskRefund["outcome"] = "refunded"): DeskRefund => ({
  key: `desk-refund/${bookingId}/1`,
  bookingId,
  amount: money(50_00),
  begunAt: OFFER.expiresAt,
  outcome,
  way: "card",
  standsIn: false,
});

describe("what the desk has given back", () => {
  it("counts in the quote and in what is paid, and is shown beside it", async () => {
    const { manage, id, store, world } = await setUp();
    const paid: number[] = [];
    const { refund } = world.gateway;
    Object.assign(world.gateway, { refund: (order: Parameters<typeof refund>[0]) => (paid.push(order.amount.amountMinor), refund(order)) });
    store.refunds.push(goodwill(id));
    expect(await manage.findManagedBooking(id)).toMatchObject({
      refund: "none",
      refunds: [{ amount: money(50_00), at: OFFER.expiresAt, due: "2027-05-30T12:30:00Z", outcome: "refunded", way: "card" }],
    });
    const quote = await agreed(manage, id);
    expect(quote.refund).toEqual(money(250_00));
    expect(await manage.cancelBooking(id, quote)).toMatchObject({ ok: true, value: { refund: "paid", refundTotal: money(250_00) } });
    expect(paid).toEqual([250_00]);
  });

  it("asks for consent anew where it was given after the quote", async () => {
    const { manage, id, store } = await setUp();
    const quote = await agreed(manage, id);
    store.refunds.push(goodwill(id));
    expect(await manage.cancelBooking(id, quote)).toMatchObject({ error: { code: "quote_changed", quote: { refund: money(250_00) } } });
    expect((await store.find(id))?.state).toBe("confirmed");
  });

  it("keeps a cancellation from going ahead that was reckoned without it, in the very moment between", async () => {
    const { manage, id, store } = await setUp();
    const quote = await agreed(manage, id);
    const move = store.move.bind(store);
    Object.assign(store, {
      move: (of: BookingId, wanted: Parameters<typeof move>[1]) => {
        if (wanted.to === "cancelling" && store.refunds.length === 0) store.refunds.push(goodwill(id, "open"));
        return move(of, wanted);
      },
    });
    expect(await manage.cancelBooking(id, quote)).toEqual(err({ code: "refund_open" }));
    expect((await store.find(id))?.state).toBe("confirmed");
  });

  it("keeps it from being cancelled while nobody knows its outcome, but not from being completed", async () => {
    const { manage, id, store } = await setUp(FAMILY);
    store.refunds.push(goodwill(id, "open"));
    expect(await manage.quoteCancellation(id)).toEqual(err({ code: "refund_open" }));
    expect(await manage.findManagedBooking(id)).toMatchObject({ refusal: "refund_open", owed: ["adult", "child"] });
    expect(await manage.completeNames(id, [BYRON, CHILD])).toMatchObject({ ok: true });
  });

  it("says that some of it was paid another way, though some went to the card", async () => {
    const { manage, id, store } = await setUp();
    store.refunds.push(goodwill(id), { ...goodwill(id), key: "by hand", way: "otherwise" });
    expect(await manage.findManagedBooking(id)).toMatchObject({ isPaidOtherwise: true, refunds: [{ way: "card" }, { way: "otherwise" }] });
  });

  it("is not shown where the bank declined it", async () => {
    const { manage, id, store } = await setUp();
    store.refunds.push(goodwill(id, "declined"));
    expect(await manage.findManagedBooking(id)).toMatchObject({ refunds: [] });
    expect((await agreed(manage, id)).refund).toEqual(money(300_00));
  });
});

/** Leads a booking that was never confirmed to a person, from where it is being undone. */
async function undone() {
  const parts = await setUp(REFUNDABLE, { authorise: { kind: "unknown" }, lookup: { kind: "unknown" } });
  const { id, store } = parts;
  const attention: Attention = { reason: "captured_while_undoing", from: "undoing", since: OFFER.expiresAt };
  for (const [from, to] of [
    ["held", "authorised"],
    ["authorised", "undoing"],
    ["undoing", "needs_person"],
  ] as const) {
    await store.move(id, {
      from,
      to,
      at: OFFER.expiresAt,
      by: "process",
      progress: { attention: to === "needs_person" ? attention : null },
    });
  }
  return { ...parts, subjects: () => store.mails.map(({ subject }) => subject) };
}

describe("a booking that a person looked after", () => {
  it("is said to be undone, and not to be waited for", async () => {
    const { manage, id, subjects } = await undone();
    expect(await manage.findManagedBooking(id)).toMatchObject({ refusal: "being_undone", isWithPerson: true, owed: [] });
    await manage.resendConfirmation(id);
    expect(subjects().at(-1)).toBe(`undone ${id}`);
  });

  it("says what came back once the desk has refunded it, on its page and in the mail that is sent again", async () => {
    const { manage, id, store, subjects, world } = await undone();
    store.refunds.push({ ...goodwill(id), amount: money(515_00) });
    await store.move(id, { from: "needs_person", to: "refunded", at: OFFER.expiresAt, by: "desk", progress: { attention: null } });
    expect(await manage.findManagedBooking(id)).toMatchObject({
      bill: { status: "cancelled" },
      refusal: "given_back",
      refund: "paid",
      refundTotal: money(515_00),
      refunds: [{ amount: money(515_00) }],
    });
    const told: unknown[] = [];
    const write = world.writeMail;
    const again = createManageBookings({
      ...world,
      writeMail: (...all) => (told.push(all[1].progress.cancellation?.refund), write(...all)),
    });
    await again.resendConfirmation(id);
    expect([told, subjects().at(-1)]).toEqual([[money(515_00)], `refunded ${id}`]);
  });

  it("tells in the mail that is sent again all that has come back, and nothing that nobody knows to be paid", async () => {
    const { manage, id, store, world } = await setUp(REFUNDABLE, { refund: { kind: "declined" } });
    const quote = await agreed(manage, id);
    await manage.cancelBooking(id, quote);
    await store.move(id, { from: "needs_person", to: "refunded", at: OFFER.expiresAt, by: "desk", progress: { attention: null } });
    const told: unknown[] = [];
    const write = world.writeMail;
    const again = createManageBookings({
      ...world,
      writeMail: (...all) => (told.push(all[1].progress.cancellation?.refund.amountMinor), write(...all)),
    });
    await again.resendConfirmation(id);
    store.refunds.push({ ...goodwill(id), key: "paid", amount: money(50_00) });
    await again.resendConfirmation(id);
    store.refunds.push({ ...goodwill(id), key: "open", amount: money(70_00), outcome: "open" });
    await again.resendConfirmation(id);
    const { amountMinor } = quote.refund;
    expect(told).toEqual([amountMinor, amountMinor + 50_00, amountMinor + 50_00]);
  });

  it("tells each amount for itself in the mail that is sent again, where the lines of the cancellation have what the desk gave back before", async () => {
    const { manage, id, store, world } = await setUp(REFUNDABLE, { refund: { kind: "declined" } });
    store.refunds.push({ ...goodwill(id), key: "before", amount: money(50_00) });
    const quote = await agreed(manage, id);
    await manage.cancelBooking(id, quote);
    await store.move(id, { from: "needs_person", to: "refunded", at: OFFER.expiresAt, by: "desk", progress: { attention: null } });
    const told: unknown[] = [];
    const write = world.writeMail;
    const again = createManageBookings({ ...world, writeMail: (...all) => (told.push(all[1].progress.cancellation), write(...all)) });
    await again.resendConfirmation(id);
    expect(told).toEqual([expect.objectContaining({ refund: quote.refund, lines: quote.lines })]);
    expect(quote.lines).toContainEqual({ amount: money(-50_00), rule: { kind: "already_given_back" } });
  });

  it("names no card where it was paid another way, and counts what stands in for a refund once", async () => {
    const { manage, id, store, subjects } = await setUp(REFUNDABLE, { refund: { kind: "declined" } }).then((parts) => ({
      ...parts,
      subjects: () => parts.store.mails.map(({ subject }) => subject),
    }));
    await manage.cancelBooking(id, await agreed(manage, id));
    store.refunds.push({ ...goodwill(id), amount: money(300_00), way: "otherwise", standsIn: true });
    await store.move(id, { from: "needs_person", to: "refunded", at: OFFER.expiresAt, by: "desk", progress: { attention: null } });
    expect(await manage.findManagedBooking(id)).toMatchObject({
      refund: "paid",
      refundTotal: money(300_00),
      isPaidOtherwise: true,
      refunds: [],
    });
    await manage.resendConfirmation(id);
    expect(subjects().at(-1)).toBe(`refunded_otherwise ${id}`);
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
  });

  it("answers the same names again as it did, with no second mail, and takes no others after them", async () => {
    const { manage, id, store } = await setUp(FAMILY);
    const [first, atOnce] = await Promise.all([manage.completeNames(id, [BYRON, CHILD]), manage.completeNames(id, [BYRON, CHILD])]);
    expect([first, atOnce, await manage.completeNames(id, [BYRON, CHILD])]).toEqual([first, first, first]);
    expect(first.ok).toBe(true);
    expect(store.mails.filter(({ subject }) => subject === `names_completed ${id}`)).toHaveLength(1);
    const changes = [{ firstName: "Percy" }, { lastName: "Shelley" }, { middleName: "mrs. /miss /ms." }, { dob: "1986-01-22" }];
    for (const others of [...changes.map((change) => [{ ...BYRON, ...change }, CHILD]), [CHILD, BYRON], []])
      expect(await manage.completeNames(id, others)).toEqual(err({ code: "nothing_owed" }));
  });

  it("tells whoever was overtaken by others in the very moment between that nothing is owed any more, and keeps theirs", async () => {
    const { manage, id, store } = await setUp(FAMILY);
    const complete = store.complete.bind(store);
    let isOvertaken = false;
    Object.assign(store, {
      complete: async (...wanted: Parameters<typeof complete>) => {
        if (!isOvertaken) {
          isOvertaken = true;
          await manage.completeNames(id, [BYRON, CHILD]);
        }
        return complete(...wanted);
      },
    });
    expect(await manage.completeNames(id, [{ ...BYRON, firstName: "Percy" }, CHILD])).toEqual(err({ code: "nothing_owed" }));
    expect((await store.find(id))?.travellers.map(({ firstName }) => firstName)).toEqual([ADA.firstName, "George", "Ralph"]);
    expect(store.mails.filter(({ subject }) => subject === `names_completed ${id}`)).toHaveLength(1);
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

it("counts no mail sent again that could not be written", async () => {
  const { id, world } = await setUp();
  let counted = 0;
  const resendLimiter = { take: async () => (counted++, ok(null)), giveBack: async () => void counted-- };
  const manage = createManageBookings({ ...world, resendLimiter });
  Object.assign(world.store, { write: () => Promise.reject(new Error("The database is away.")) });
  await expect(manage.resendConfirmation(id)).rejects.toThrow("The database is away.");
  expect(counted).toBe(0);
});
