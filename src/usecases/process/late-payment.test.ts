import { describe, expect, it } from "vitest";
import { billOf, type BookingState, isUnfinished } from "../../core/booking/index.ts";
import { createCarryOnBooking } from "../carry-on-booking.ts";
import type { PaymentGateway } from "../ports/payment-gateway.ts";
import { orphan } from "../testing/orphan.ts";
import { NOW, REQUEST } from "../testing/sample-trip.ts";
import type { GatewayScript } from "../testing/scripted-gateway.ts";
import { advanceBooking } from "./advance-booking.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** How a booking comes to nothing that was `held`. */
const ROADS: Readonly<Record<"expired" | "failed" | "released", readonly BookingState[]>> = {
  expired: ["expired"],
  failed: ["failed"],
  released: ["needs_person", "released"],
};

/** A booking that was given up while its request waited for the bank, which then set the money aside. */
async function paidLate(ending: keyof typeof ROADS, script: Partial<GatewayScript> = {}) {
  const set = await orphan(script);
  const { authorise } = set.gateway;
  const giveUp = async () => {
    let from: BookingState = "held";
    for (const to of ROADS[ending]) {
      await set.store.move(set.id, { from, to, at: NOW, by: "desk", givesBack: to === ending });
      from = to;
    }
  };
  const late: PaymentGateway = {
    ...set.gateway,
    authorise: async (asked) => (await giveUp(), authorise(asked)),
    void: (order) => set.gateway.void(order),
  };
  const runRequest = () => advanceBooking({ ...set.world, gateway: late }, set.id, REQUEST.card);
  return { ...set, runRequest };
}

const voids = (calls: readonly string[]) => calls.filter((call) => call.startsWith("void"));

describe("a payment that came after its booking had been given up", () => {
  it.each(["expired", "failed", "released"] as const)("is let go at once: %s", async (ending) => {
    const { runRequest, gateway, store } = await paidLate(ending);
    const booking = await runRequest();
    expect(booking).toMatchObject({ state: ending, progress: { latePayment: null, paymentId: null } });
    expect([voids(gateway.calls), isUnfinished(booking), store.listSold()]).toEqual([["void void/00000001"], false, []]);
  });

  it("is written down with a job before the bank is asked, and let go by the job when the request dies there", async () => {
    const { runRequest, gateway, store, world, id } = await paidLate("expired");
    const { void: letGo } = gateway;
    gateway.void = () => Promise.reject(new Error("The process has died."));
    await expect(runRequest()).rejects.toThrow("died");
    expect(store.wakes.at(-1)).toEqual({ id, afterSeconds: 3 });
    gateway.void = letGo;
    expect(await createCarryOnBooking(world)(id)).toBe(true);
    expect([voids(gateway.calls), await store.find(id)]).toMatchObject([["void void/00000001"], { progress: { latePayment: null } }]);
  });

  it("is asked about until the bank says that it is gone", async () => {
    const { runRequest, gateway, world, id } = await paidLate("expired", { void: { kind: "unknown" }, lookup: { kind: "unknown" } });
    expect(isUnfinished(await runRequest())).toBe(true);
    expect(await createCarryOnBooking(world)(id)).toBe(false);
    gateway.script.lookup = { kind: "voided", paymentId: "p1" };
    expect(await createCarryOnBooking(world)(id)).toBe(true);
  });

  it("comes to a person after a day, holding nothing and promising nothing, and goes on when it is sent back", async () => {
    const { runRequest, run, gateway, world, store, id, told } = await paidLate("expired", {
      void: { kind: "unknown" },
      lookup: { kind: "unknown" },
    });
    await runRequest();
    world.pass(DAY_SECONDS + 1);
    const waiting = await run();
    expect(waiting).toMatchObject({ state: "needs_person", progress: { attention: { reason: "void_unknown", from: "expired" } } });
    expect(billOf(waiting, world.clock.now())).toBeNull();
    await store.move(id, { from: "needs_person", to: "expired", at: world.clock.now(), by: "desk", progress: { attention: null } });
    gateway.script.void = { kind: "voided" };
    expect(await run()).toMatchObject({ state: "expired", progress: { latePayment: null } });
    // The agency is written to, and nobody else.
    expect([store.listSold(), told()]).toEqual([[], ["attention"]]);
  });
});
