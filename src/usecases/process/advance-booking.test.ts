import { describe, expect, it } from "vitest";
import type { Booking, CancellationQuote } from "../../core/booking/index.ts";
import { money } from "../../core/kernel/index.ts";
import type { MemoryBookingStore } from "../testing/memory-booking-store.ts";
import { createMemoryBookingStore } from "../testing/memory-booking-store.ts";
import { createBookingWorld } from "../testing/booking-world.ts";
import { heldBooking, NOW, REQUEST } from "../testing/sample-trip.ts";
import { createScriptedGateway, type GatewayScript } from "../testing/scripted-gateway.ts";
import { type OrderScript } from "../testing/scripted-orders.ts";
import { advanceBooking, isUnfinished } from "./advance-booking.ts";

const DAY_SECONDS = 24 * 60 * 60;
const QUOTE: CancellationQuote = { lines: [], refund: money(400_00), at: NOW, refundDue: NOW };

/** A world with a held booking that nobody's request looks after, and what gateway and supplier say about it. */
async function orphan(gatewayScript: Partial<GatewayScript>, orderScript: Partial<OrderScript> = {}) {
  const store: MemoryBookingStore = createMemoryBookingStore();
  const gateway = createScriptedGateway(gatewayScript);
  const world = createBookingWorld(gateway, store);
  Object.assign(world.orders.script, orderScript);
  const claim = {
    key: "k",
    kind: "client",
    attempt: "1",
    requestHash: "h",
    at: NOW,
    abandonedBefore: NOW,
    expiredBefore: null,
  } as const;
  await store.claim(claim);
  await store.hold(heldBooking(1), claim, 25);
  const { id } = heldBooking(1);
  const run = () => advanceBooking(world, id);
  const told = () => store.mails.map(({ subject }) => subject.split(" ")[0]);
  return { store, gateway, world, id, run, told };
}

const states = (store: MemoryBookingStore) => store.moves.map(({ to }) => to);

/** A confirmed booking whose traveller has agreed to a cancellation. */
async function agreed(refund: number, gatewayScript: Partial<GatewayScript> = {}, orderScript: Partial<OrderScript> = {}) {
  const set = await orphan({ lookup: { kind: "authorised", paymentId: "p1" }, ...gatewayScript });
  await set.run();
  Object.assign(set.world.orders.script, orderScript);
  const cancellation = { ...QUOTE, refund: money(refund) };
  await set.store.move(set.id, { from: "confirmed", to: "cancelling", at: NOW, by: "traveller", progress: { cancellation } });
  return set;
}

describe("a booking whose request has died", () => {
  it("is carried on from what the bank has set aside, to the mail", async () => {
    const { run, store, gateway, world, told } = await orphan({ lookup: { kind: "authorised", paymentId: "p1" } });
    expect(await run()).toMatchObject({ state: "confirmed", progress: { paymentId: "p1", orderRef: "LOCATOR1" } });
    expect(states(store)).toEqual(["authorised", "ordered", "captured", "confirmed"]);
    expect(gateway.calls).toEqual(["lookup booking/00000001", "capture capture/00000001"]);
    expect(world.orders.calls).toEqual(["place order/00000001"]);
    expect(told()).toEqual(["confirmed"]);
  });

  it("is given up half an hour after a bank that never heard of it, not before, and the traveller is told", async () => {
    const { run, world, store, told } = await orphan({ lookup: { kind: "not_found" } });
    expect(isUnfinished(await run())).toBe(true);
    world.pass(30 * 60 + 1);
    expect(await run()).toMatchObject({ state: "expired" });
    expect([await store.listSold(), told()]).toEqual([[], ["not_completed"]]);
  });

  it("is told of by mail after the request has said that it takes a while, and by the request alone before", async () => {
    for (const [isTold, letters] of [
      [true, ["not_completed"]],
      [false, []],
    ] as const) {
      const { id, store, world, told } = await orphan({ authorise: { kind: "declined", reason: "declined" } });
      if (isTold) await store.answer(id, 3);
      expect(await advanceBooking(world, id, REQUEST.card)).toMatchObject({ state: "failed" });
      expect(told()).toEqual(letters);
    }
  });

  it("is undone when the supplier refuses: order, money, seats, mail", async () => {
    const { run, store, gateway, world, told } = await orphan(
      { lookup: { kind: "authorised", paymentId: "p1" } },
      { place: { kind: "refused" } },
    );
    expect(await run()).toMatchObject({ state: "released", progress: { failure: { code: "sold_out" } } });
    expect([world.orders.calls, gateway.calls.at(-1)]).toEqual([["place order/00000001", "cancel order/00000001"], "void void/00000001"]);
    expect([await store.listSold(), told()]).toEqual([[], ["not_completed"]]);
  });

  it("looks for its order before it orders again", async () => {
    const { run, world } = await orphan(
      { lookup: { kind: "authorised", paymentId: "p1" } },
      { place: { kind: "unknown" }, find: { kind: "unknown" } },
    );
    expect(await run()).toMatchObject({ state: "authorised" });
    world.orders.script.find = { kind: "ordered", reference: "LOCATOR2" };
    expect(await run()).toMatchObject({ progress: { orderRef: "LOCATOR2" } });
    expect(world.orders.calls).toEqual(["place order/00000001", "find order/00000001", "find order/00000001"]);
  });

  it.each<[string, Partial<GatewayScript>, Partial<OrderScript>]>([
    ["payment_unknown", { lookup: { kind: "unknown" } }, {}],
    ["order_unknown", { lookup: { kind: "authorised", paymentId: "p1" } }, { place: { kind: "unknown" }, find: { kind: "unknown" } }],
    ["capture_unknown", { lookup: { kind: "authorised", paymentId: "p1" }, capture: { kind: "unknown" } }, {}],
    [
      "order_cancel_unknown",
      { lookup: { kind: "authorised", paymentId: "p1" } },
      { place: { kind: "refused" }, cancel: { kind: "unknown" } },
    ],
    ["void_unknown", { lookup: { kind: "authorised", paymentId: "p1" }, void: { kind: "unknown" } }, { place: { kind: "refused" } }],
  ])("asks a person after a day of not knowing: %s", async (reason, gateway, orders) => {
    const { run, world } = await orphan(gateway, orders);
    const waiting: Booking = await run();
    expect(isUnfinished(waiting)).toBe(true);
    world.pass(DAY_SECONDS - 60);
    expect((await run()).state).toBe(waiting.state);
    world.pass(120);
    expect(await run()).toMatchObject({ state: "needs_person", progress: { attention: { reason, from: waiting.state } } });
  });

  it("asks a person at once when money was taken for what is being undone", async () => {
    const { run, world } = await orphan(
      { lookup: { kind: "captured", paymentId: "p1" }, void: { kind: "unknown" } },
      { place: { kind: "refused" } },
    );
    expect(await run()).toMatchObject({ state: "needs_person", progress: { attention: { reason: "captured_while_undoing" } } });
    expect(world.orders.calls).toContain("cancel order/00000001");
  });
});

describe("a cancellation", () => {
  it("takes the order back, frees the seats, gives the money back once and tells both", async () => {
    const { run, store, gateway, told } = await agreed(400_00);
    expect(await run()).toMatchObject({ state: "refunded" });
    expect(gateway.calls.filter((call) => call.startsWith("refund"))).toEqual(["refund refund/00000001"]);
    expect([await store.listSold(), told()]).toEqual([[], ["confirmed", "cancelled", "refunded"]]);
  });

  it("that gives nothing back is done without the bank", async () => {
    const { run, gateway } = await agreed(0);
    const cancelled = await run();
    expect([cancelled.state, isUnfinished(cancelled)]).toEqual(["cancelled", false]);
    expect(gateway.calls.filter((call) => call.startsWith("refund"))).toEqual([]);
  });

  it("looks for its refund before it refunds again, and asks a person when the bank will not", async () => {
    const { run, gateway } = await agreed(400_00, { refund: { kind: "unknown" } });
    expect(await run()).toMatchObject({ state: "cancelled" });
    gateway.script.lookupRefund = { kind: "declined" };
    expect(await run()).toMatchObject({ state: "needs_person", progress: { attention: { reason: "refund_declined", from: "cancelled" } } });
    expect(gateway.calls.filter((call) => call.startsWith("refund"))).toHaveLength(1);
  });

  it("keeps the seats while the supplier cannot say", async () => {
    const { run, store, world } = await agreed(400_00, {}, { cancel: { kind: "unknown" } });
    expect(await run()).toMatchObject({ state: "cancelling" });
    expect(await store.listSold()).toHaveLength(2);
    world.orders.script.cancel = { kind: "cancelled" };
    expect(await run()).toMatchObject({ state: "refunded" });
  });
});
