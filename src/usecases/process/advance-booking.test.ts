import { describe, expect, it } from "vitest";
import { type Booking, NO_PROGRESS, isUnfinished } from "../../core/booking/index.ts";
import { money } from "../../core/kernel/index.ts";
import type { MemoryBookingStore } from "../testing/memory-booking-store.ts";
import { AGREED, orphan } from "../testing/orphan.ts";
import { heldBooking, NOW, REQUEST } from "../testing/sample-trip.ts";
import type { GatewayScript } from "../testing/scripted-gateway.ts";
import type { OrderScript } from "../testing/scripted-orders.ts";
import { advanceBooking } from "./advance-booking.ts";

const DAY_SECONDS = 24 * 60 * 60;
const states = (store: MemoryBookingStore) => store.moves.map(({ to }) => to);

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
    expect(await run()).toMatchObject({ state: "expired", progress: { failure: { code: "payment_not_asked" } } });
    expect([store.listSold(), told()]).toEqual([[], ["not_completed"]]);
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

  it("is undone when the supplier refuses: order, money, seats, mail; request and mail say that it was sold out, not that the card was declined", async () => {
    const { id, store, gateway, world, told, again } = await orphan(
      { lookup: { kind: "authorised", paymentId: "p1" } },
      { place: { kind: "refused" } },
    );
    const reasons: unknown[] = [];
    const writeMail: typeof world.writeMail = (kind, booking, at) => (
      reasons.push(booking.progress.failure),
      world.writeMail(kind, booking, at)
    );
    expect(await advanceBooking({ ...world, writeMail }, id)).toMatchObject({
      state: "released",
      progress: { failure: { code: "sold_out" } },
    });
    expect([world.orders.calls, gateway.calls.at(-1)]).toEqual([["place order/00000001", "cancel order/00000001"], "void void/00000001"]);
    expect([store.listSold(), told()]).toEqual([[], ["not_completed"]]);
    expect([await again(), reasons]).toEqual([{ kind: "refused", failure: { code: "sold_out" } }, [{ code: "sold_out" }]]);
  });

  it("asks what others have begun, who brought it further on while this run was held up", async () => {
    const { id, store, gateway, world } = await orphan({ lookup: { kind: "authorised", paymentId: "p1" } });
    const find: typeof store.find = async (sought) => {
      if (states(store).at(-1) === "authorised") await store.move(id, { from: "authorised", to: "ordered", at: NOW, by: "process" });
      return store.find(sought);
    };
    await advanceBooking({ ...world, store: { ...store, find } }, id);
    expect(gateway.calls).toEqual(["lookup booking/00000001", "lookup booking/00000001", "capture capture/00000001"]);
  });

  it("is looked for at the supplier where another run has made the same step in the same moment, and nothing is owed to the card", async () => {
    const { id, store, world } = await orphan({ lookup: { kind: "authorised", paymentId: "p1" } });
    const move: typeof store.move = async (moved, step) => (await store.move(moved, step)) && step.to !== "authorised";
    const booking = await advanceBooking({ ...world, store: { ...store, move } }, id);
    expect(booking).toMatchObject({ state: "confirmed", progress: { latePayment: null } });
    expect(store.moves.map(({ to }) => to)).toEqual(["authorised", "ordered", "captured", "confirmed"]);
    expect(world.orders.calls).toEqual(["find order/00000001", "place order/00000001"]);
  });

  it("is looked for at the supplier by its own request too, where the same request sent again has brought it there", async () => {
    const { id, store, world } = await orphan({});
    await store.move(id, { from: "held", to: "authorised", at: NOW, by: "process", progress: { paymentId: "p1" } });
    await advanceBooking(world, id, REQUEST.card);
    expect(world.orders.calls).toEqual(["find order/00000001", "place order/00000001"]);
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

  it("stands in the log where it waits for a person, and nowhere else", async () => {
    for (const [capture, warnings] of [
      [{ kind: "captured" }, []],
      [{ kind: "unknown" }, [{ bookingId: "00000001", reason: "capture_unknown" }]],
    ] as const) {
      const { id, world } = await orphan({ lookup: { kind: "authorised", paymentId: "p1" }, capture });
      const warned: unknown[] = [];
      const log = { ...world.log, warn: (_: string, facts?: object) => void warned.push(facts) };
      await advanceBooking({ ...world, log }, id);
      world.pass(DAY_SECONDS + 60);
      await advanceBooking({ ...world, log }, id);
      expect(warned).toEqual(warnings);
    }
  });

  it("stands in the log once, by the run that has handed it to a person", async () => {
    const { id, world } = await orphan({ lookup: { kind: "captured", paymentId: "p1" } }, {}, { state: "undoing" });
    const warned: unknown[] = [];
    const log = { ...world.log, warn: (_: string, facts?: object) => void warned.push(facts) };
    await advanceBooking({ ...world, log, store: { ...world.store, move: async () => false } }, id);
    expect(warned).toEqual([]);
    await advanceBooking({ ...world, log }, id);
    expect(warned).toEqual([{ bookingId: id, reason: "captured_while_undoing" }]);
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

/** A cancelled booking that gives so many cents back. */
const cancelled = (refund: number): Booking =>
  heldBooking(1, { state: "cancelled", progress: { ...NO_PROGRESS, cancellation: { ...AGREED, refund: money(refund) } } });

it("has an end once it is cancelled and nothing of it is given back", () => {
  expect([cancelled(1), cancelled(0)].map(isUnfinished)).toEqual([true, false]);
});
