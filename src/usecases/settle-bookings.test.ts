import { describe, expect, it } from "vitest";
import { type Bill } from "../core/booking/index.ts";
import { createBook } from "./book.ts";
import { createFindBill } from "./find-bill.ts";
import type { PaymentStatus } from "./ports/payment-gateway.ts";
import { createSettleBookings } from "./settle-bookings.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { STAY_REQUEST } from "./testing/sample-stay.ts";
import { REQUEST } from "./testing/sample-trip.ts";
import { createScriptedGateway, type GatewayScript } from "./testing/scripted-gateway.ts";

/** A world with one pending booking of `seconds` ago, and what the gateway says about it now. */
async function pendingFor(seconds: number, lookup: PaymentStatus, script: Partial<GatewayScript> = {}) {
  const gateway = createScriptedGateway({ authorise: { kind: "unknown" }, lookup: { kind: "unknown" } });
  const world = createBookingWorld(gateway);
  const booked = await createBook(world)({ ...REQUEST, idempotencyKey: "k" });
  if (!booked.ok || booked.value.status !== "pending") throw new Error("The booking should be pending.");
  Object.assign(gateway.script, { lookup, ...script });
  world.pass(seconds);
  const bill = (): Promise<Bill | null> => createFindBill(world)(booked.value.bookingId);
  return {
    world,
    gateway,
    sweep: createSettleBookings(world),
    bill,
    repeat: () => createBook(world)({ ...REQUEST, idempotencyKey: "k" }),
  };
}

describe("settling bookings", () => {
  it.each<[string, PaymentStatus]>([
    ["set aside", { kind: "authorised", paymentId: "p1" }],
    ["taken", { kind: "captured", paymentId: "p1" }],
  ])("confirms a booking whose money turns out to be %s", async (_, status) => {
    const { sweep, bill, repeat, world } = await pendingFor(6, status);
    expect(await sweep()).toEqual({ confirmed: 1, ended: 0, waiting: 0 });
    expect(await bill()).toMatchObject({ status: "confirmed" });
    expect(await repeat()).toMatchObject({ ok: true, value: { status: "confirmed" } });
    expect([...world.noted.values()]).toEqual([1, 1]);
    expect(await sweep()).toEqual({ confirmed: 0, ended: 0, waiting: 0 });
  });

  it.each<[string, PaymentStatus, string]>([
    ["declined", { kind: "declined", reason: "insufficient_funds" }, "insufficient_funds"],
    ["let go", { kind: "voided", paymentId: "p1" }, "declined"],
  ])("ends a booking whose money turns out to be %s", async (_, status, reason) => {
    const { sweep, bill, repeat, world } = await pendingFor(6, status);
    expect(await sweep()).toEqual({ confirmed: 0, ended: 1, waiting: 0 });
    expect(await bill()).toBeNull();
    expect(await repeat()).toEqual({ ok: false, error: { code: "payment_declined", reason } });
    expect([await world.store.listSold(), [...world.noted.values()]]).toEqual([[], [0, 0]]);
  });

  it("ends a booking that the bank refuses to pay after all", async () => {
    const { sweep, bill } = await pendingFor(
      6,
      { kind: "authorised", paymentId: "p1" },
      { capture: { kind: "declined", reason: "declined" } },
    );
    expect(await sweep()).toEqual({ confirmed: 0, ended: 1, waiting: 0 });
    expect(await bill()).toBeNull();
  });

  it("gives the rooms of a stay back to the hotels, and nothing to the flights", async () => {
    const gateway = createScriptedGateway({ authorise: { kind: "unknown" }, lookup: { kind: "unknown" } });
    const world = createBookingWorld(gateway);
    expect(await createBook(world)(STAY_REQUEST)).toMatchObject({ ok: true, value: { status: "pending", kind: "hotel" } });
    gateway.script.lookup = { kind: "declined", reason: "declined" };
    world.pass(6);
    expect([...world.hotels.sold.values()]).toEqual([1, 1, 1]);
    expect(await createSettleBookings(world)()).toEqual({ confirmed: 0, ended: 1, waiting: 0 });
    expect([await world.store.listSold(), [...world.hotels.sold.values()], world.noted.size]).toEqual([[], [0, 0, 0], 0]);
  });

  it("waits while the gateway cannot say", async () => {
    const { sweep, bill } = await pendingFor(7200, { kind: "unknown" });
    expect(await sweep()).toEqual({ confirmed: 0, ended: 0, waiting: 1 });
    expect(await bill()).toMatchObject({ status: "pending" });
  });

  it("leaves a booking alone that is being made", async () => {
    const { sweep, gateway } = await pendingFor(5, { kind: "captured", paymentId: "p1" });
    const asked = gateway.calls.length;
    expect(await sweep()).toEqual({ confirmed: 0, ended: 0, waiting: 0 });
    expect(gateway.calls).toHaveLength(asked);
  });

  it.each([
    [1800, { confirmed: 0, ended: 0, waiting: 1 }],
    [1801, { confirmed: 0, ended: 1, waiting: 0 }],
  ])("gives up after half an hour on a payment that the gateway never heard of (%i s)", async (seconds, count) => {
    const { sweep } = await pendingFor(seconds, { kind: "not_found" });
    expect(await sweep()).toEqual(count);
  });

  it("does it once when two nodes sweep at the same time", async () => {
    const { sweep, world } = await pendingFor(6, { kind: "declined", reason: "declined" });
    const ended = { confirmed: 0, ended: 1, waiting: 0 };
    expect(await Promise.all([sweep(), sweep()])).toEqual([ended, ended]);
    expect([...world.noted.values()]).toEqual([0, 0]);
    expect(await world.store.listSold()).toEqual([]);
  });
});
