import { describe, expect, it } from "vitest";
import { NO_PROGRESS, isUnfinished } from "../../core/booking/index.ts";
import { AGREED, agreed, orphan } from "../testing/orphan.ts";

describe("a cancellation", () => {
  it("takes the order back, frees the seats, gives the money back once and tells both", async () => {
    const { run, store, gateway, told } = await agreed(400_00);
    expect(await run()).toMatchObject({ state: "refunded" });
    expect(gateway.calls.filter((call) => call.startsWith("refund"))).toEqual(["refund refund/00000001"]);
    expect([store.listSold(), told()]).toEqual([[], ["confirmed", "cancelled", "refunded"]]);
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

  it("asks a person at once when the supplier does not know the order that it has confirmed, and pays nothing back", async () => {
    const { run, store, gateway } = await agreed(400_00, {}, { cancel: { kind: "not_found" } });
    const attention = { reason: "order_cancel_unknown", from: "cancelling" };
    expect(await run()).toMatchObject({ state: "needs_person", progress: { attention } });
    expect(gateway.calls.filter((call) => call.startsWith("refund"))).toEqual([]);
    expect(store.listSold()).toHaveLength(2);
  });

  it("takes a supplier's word that it has no order of a booking that never got a reference", async () => {
    const change = { state: "cancelling", progress: { ...NO_PROGRESS, paymentId: "p1", cancellation: AGREED } } as const;
    const { run, world } = await orphan({}, { cancel: { kind: "not_found" } }, change);
    expect(await run()).toMatchObject({ state: "refunded" });
    expect(world.orders.calls).toEqual(["cancel order/00000001"]);
  });

  it("keeps the seats while the supplier cannot say", async () => {
    const { run, store, world } = await agreed(400_00, {}, { cancel: { kind: "unknown" } });
    expect(await run()).toMatchObject({ state: "cancelling" });
    expect(store.listSold()).toHaveLength(2);
    world.orders.script.cancel = { kind: "cancelled" };
    expect(await run()).toMatchObject({ state: "refunded" });
  });
});
