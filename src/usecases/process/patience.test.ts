import { describe, expect, it, vi } from "vitest";
import { agreed, orphan } from "../testing/orphan.ts";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

describe("a day of patience", () => {
  it("begins anew when the desk sends a booking back", async () => {
    const { run, store, id, world } = await orphan({ lookup: { kind: "unknown" } });
    world.pass(DAY_SECONDS + 1);
    const warn = vi.spyOn(world.log, "warn");
    expect((await run()).state).toBe("needs_person");
    // Whoever reads the log or the agency's mail hears of it, once.
    await run();
    expect(store.mails.map(({ to, subject }) => [to, subject])).toEqual([["desk@agency.example", `attention ${id}: payment_unknown`]]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining("waits for a person"), { bookingId: id, reason: "payment_unknown" }]]);
    const retried = { from: "needs_person", to: "held", at: world.clock.now(), by: "desk", progress: { attention: null } } as const;
    await store.move(id, retried);
    world.pass(DAY_SECONDS - 1);
    expect((await run()).state).toBe("held");
    world.pass(2);
    expect((await run()).state).toBe("needs_person");
  });

  it("is each step's own: a bank that took nearly all of it leaves the supplier its day", async () => {
    const { run, gateway, world } = await orphan(
      { lookup: { kind: "unknown" } },
      { place: { kind: "unknown" }, find: { kind: "unknown" } },
    );
    world.pass(DAY_SECONDS - 1);
    gateway.script.lookup = { kind: "authorised", paymentId: "p1" };
    expect((await run()).state).toBe("authorised");
    world.pass(DAY_SECONDS - 1);
    expect((await run()).state).toBe("authorised");
    world.pass(2);
    expect(await run()).toMatchObject({ state: "needs_person", progress: { attention: { reason: "order_unknown" } } });
  });

  it("of a refund begins when the order has been taken back", async () => {
    const { run, world } = await agreed(
      400_00,
      { refund: { kind: "unknown" }, lookupRefund: { kind: "unknown" } },
      { cancel: { kind: "unknown" } },
    );
    world.pass(20 * HOUR_SECONDS);
    world.orders.script.cancel = { kind: "cancelled" };
    expect((await run()).state).toBe("cancelled");
    world.pass(20 * HOUR_SECONDS);
    expect((await run()).state).toBe("cancelled");
    world.pass(5 * HOUR_SECONDS);
    expect(await run()).toMatchObject({ progress: { attention: { reason: "refund_unknown" } } });
  });
});
