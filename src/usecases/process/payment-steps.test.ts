import { describe, expect, it } from "vitest";
import { NO_PROGRESS } from "../../core/booking/index.ts";
import { orphan } from "../testing/orphan.ts";
import { REQUEST } from "../testing/sample-trip.ts";
import { advanceBooking } from "./advance-booking.ts";

const PAST_THE_CARD = 10 * 60 + 1;
const UNKNOWN = { kind: "unknown" } as const;

describe("a card", () => {
  it("is used for as long as the booking is young", async () => {
    const { id, world, gateway } = await orphan({ lookup: { kind: "not_found" } });
    world.pass(PAST_THE_CARD - 2);
    expect(await advanceBooking(world, id, REQUEST.card)).toMatchObject({ state: "confirmed" });
    expect(gateway.calls).toContain("authorise booking/00000001");
  });

  it("is not used any more when the process has stood still while the bank was asked what it knows", async () => {
    const { id, world, gateway } = await orphan({ lookup: { kind: "not_found" } });
    world.pass(PAST_THE_CARD - 2);
    const lookup: typeof gateway.lookup = async (...asked) => {
      world.pass(60);
      return gateway.lookup(...asked);
    };
    let tries = 0;
    const authorise = async () => (tries++, UNKNOWN);
    await advanceBooking({ ...world, gateway: { ...gateway, authorise, lookup } }, id, REQUEST.card);
    expect([tries, gateway.calls]).toEqual([1, ["lookup booking/00000001"]]);
    expect(await world.store.find(id)).toMatchObject({ state: "held" });
  });

  it("of a request that did not make the booking is used only after the bank has said what it knows", async () => {
    const never = await orphan({ lookup: { kind: "not_found" } });
    await advanceBooking(never.world, never.id, REQUEST.card, false);
    expect(never.gateway.calls).toEqual(["lookup booking/00000001", "authorise booking/00000001", "capture capture/00000001"]);
    const before = await orphan({ lookup: { kind: "authorised", paymentId: "p1" } });
    await advanceBooking(before.world, before.id, REQUEST.card, false);
    expect(before.gateway.calls).toEqual(["lookup booking/00000001", "capture capture/00000001"]);
  });

  it("is used once more where the bank has never heard of the first time", async () => {
    const { id, world, gateway } = await orphan({ lookup: { kind: "not_found" } });
    let tries = 0;
    const authorise: typeof gateway.authorise = async (asked) => (tries++ === 0 ? UNKNOWN : gateway.authorise(asked));
    expect(await advanceBooking({ ...world, gateway: { ...gateway, authorise } }, id, REQUEST.card)).toMatchObject({ state: "confirmed" });
    expect([tries, gateway.calls.slice(0, 2)]).toEqual([2, ["lookup booking/00000001", "authorise booking/00000001"]]);
  });

  it("is not used by who comes too late with it", async () => {
    const { id, world, gateway } = await orphan({ lookup: { kind: "not_found" } });
    world.pass(PAST_THE_CARD);
    await advanceBooking(world, id, REQUEST.card);
    expect(gateway.calls).toEqual(["lookup booking/00000001"]);
  });
});

describe("money that is taken", () => {
  const ordered = { state: "ordered", progress: { ...NO_PROGRESS, paymentId: "p1", orderRef: "LOCATOR1" } } as const;

  it("is not asked for again by who takes the booking up, even of a bank that would decline it", async () => {
    const script = { lookup: { kind: "captured", paymentId: "p1" }, capture: { kind: "declined", reason: "declined" } } as const;
    const { run, gateway, world } = await orphan(script, {}, ordered);
    expect(await run()).toMatchObject({ state: "confirmed", progress: { paymentId: "p1" } });
    expect([gateway.calls, world.orders.calls]).toEqual([["lookup booking/00000001"], []]);
  });
});

it("the mail about a booking that came to nothing is told why", async () => {
  const told: unknown[] = [];
  const ended = async (script: Parameters<typeof orphan>[0], seconds: number): Promise<void> => {
    const { id, world } = await orphan(script);
    world.pass(seconds);
    const writeMail: typeof world.writeMail = (...all) => (told.push([all[0], all[1].progress.failure]), world.writeMail(...all));
    await advanceBooking({ ...world, writeMail }, id);
  };
  await ended({ lookup: { kind: "not_found" } }, 30 * 60 + 1);
  await ended({ lookup: { kind: "declined", reason: "insufficient_funds" } }, 0);
  expect(told).toEqual([
    ["not_completed", { code: "payment_not_asked" }],
    ["not_completed", { code: "payment_declined", reason: "insufficient_funds" }],
  ]);
});
