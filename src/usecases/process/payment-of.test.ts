import { describe, expect, it } from "vitest";
import type { BookingState } from "../../core/booking/index.ts";
import { NO_PROGRESS } from "../../core/booking/index.ts";
import type { PaymentStatus } from "../ports/payment-gateway.ts";
import { AGREED, orphan } from "../testing/orphan.ts";
import type { OrderScript } from "../testing/scripted-orders.ts";

/** A booking of before the process, which did not keep the gateway's name of its payment. */
const before = (state: BookingState, lookup: PaymentStatus, orders: Partial<OrderScript> = {}) =>
  orphan({ lookup }, orders, { state, progress: state === "cancelled" ? { ...NO_PROGRESS, cancellation: AGREED } : NO_PROGRESS });

const SET_ASIDE: PaymentStatus = { kind: "authorised", paymentId: "old" };

describe("a booking that does not know the name of its payment", () => {
  it("asks for it before what was set aside is let go", async () => {
    const { run, gateway } = await before("authorised", SET_ASIDE, { place: { kind: "refused" } });
    expect(await run()).toMatchObject({ state: "released" });
    expect(gateway.calls).toEqual(["lookup booking/00000001", "void void/00000001"]);
  });

  it("is released without a void where the bank has let it go by itself, and not while nobody can say", async () => {
    const refusing = { place: { kind: "refused" } } as const;
    const lapsed = await before("authorised", { kind: "voided", paymentId: "old" }, refusing);
    expect([(await lapsed.run()).state, lapsed.gateway.calls]).toEqual(["released", ["lookup booking/00000001"]]);
    for (const kind of ["unknown", "not_found"] as const)
      expect((await (await before("authorised", { kind }, refusing)).run()).state).toBe("undoing");
  });

  it("asks for it before the money is taken, in the run that ordered as in a later one", async () => {
    for (const state of ["authorised", "ordered"] as const) {
      const { run } = await before(state, SET_ASIDE);
      expect(await run()).toMatchObject({ state: "confirmed", progress: { paymentId: "old" } });
    }
  });

  it("asks for it before money goes back", async () => {
    const { run, gateway } = await before("cancelled", { kind: "captured", paymentId: "old" });
    expect(await run()).toMatchObject({ state: "refunded" });
    expect(gateway.calls).toEqual(["lookup booking/00000001", "lookupRefund refund/00000001", "refund refund/00000001"]);
  });

  it.each<[BookingState, string, PaymentStatus]>([
    ["ordered", "capture_unknown", { kind: "not_found" }],
    ["cancelled", "refund_unknown", { kind: "not_found" }],
    ["cancelled", "refund_unknown", SET_ASIDE],
  ])("asks a person where the bank knows of none that was taken: %s, %s", async (state, reason, lookup) => {
    expect(await (await before(state, lookup)).run()).toMatchObject({ state: "needs_person", progress: { attention: { reason } } });
  });

  it.each(["ordered", "cancelled"] as const)("waits while the bank cannot say: %s", async (state) => {
    expect((await (await before(state, { kind: "unknown" })).run()).state).toBe(state);
  });
});
