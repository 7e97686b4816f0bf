import { describe, expect, it } from "vitest";
import { type Booking, NO_PROGRESS } from "../../core/booking/index.ts";
import { orphan } from "../testing/orphan.ts";
import { heldStay } from "../testing/sample-stay.ts";
import { OFFER } from "../testing/sample-trip.ts";

const DAY_SECONDS = 24 * 60 * 60;
const SET_ASIDE = { kind: "authorised", paymentId: "p1" } as const;
const AUTHORISED = { state: "authorised", progress: { ...NO_PROGRESS, paymentId: "p1" } } as const;
const CLOSED = { state: "released", progress: { failure: { code: "sale_closed" } } };

/** One that the bank has set money aside for, carried on `seconds` later than NOW, which is 12:00 of 1 March. */
async function later(seconds: number, change: Partial<Booking> = {}) {
  const set = await orphan({ lookup: SET_ASIDE }, {}, { ...change, ...AUTHORISED });
  set.world.pass(seconds);
  return set;
}

describe("a booking that could not be ordered in time", () => {
  it("is undone once its flight has left: nothing is ordered, and the money is let go", async () => {
    const { run, world, gateway, told, store, again } = await later(60 * DAY_SECONDS);
    expect(await run()).toMatchObject(CLOSED);
    expect(world.orders.calls).toEqual(["find order/00000001", "cancel order/00000001"]);
    expect([gateway.calls, told(), store.listSold()]).toEqual([["void void/00000001"], ["not_completed"], []]);
    expect(await again()).toEqual({ kind: "refused", failure: { code: "sale_closed" } });
  });

  it("may be ordered for as long as an offer of the last moment may be bought: until half an hour before take-off", async () => {
    // Take-off is at 19:00 of 12 March.
    const half = 11 * DAY_SECONDS + 6.5 * 60 * 60;
    expect(OFFER.bounds[0].legs[0]?.departsAt).toBe("2027-03-12T19:00:00Z");
    expect(await (await later(half)).run()).toMatchObject(CLOSED);
    expect(await (await later(half - 1)).run()).toMatchObject({ state: "confirmed" });
  });

  it("is carried on when its order is found, whatever the hour", async () => {
    const { run, world } = await later(60 * DAY_SECONDS);
    world.orders.script.find = { kind: "ordered", reference: "LOCATOR2" };
    expect(await run()).toMatchObject({ state: "confirmed", progress: { orderRef: "LOCATOR2" } });
  });

  it("may be a stay, until midnight at the hotel after its first day", async () => {
    const stay = heldStay(1);
    expect([stay.offer.stay.checkIn, stay.offer.hotel.zone]).toEqual(["2027-03-12", "America/Los_Angeles"]);
    const midnight = 11 * DAY_SECONDS + 20 * 60 * 60;
    expect(await (await later(midnight, stay)).run()).toMatchObject(CLOSED);
    expect(await (await later(midnight - 1, stay)).run()).toMatchObject({ state: "confirmed" });
  });
});

it.each([
  { kind: "voided", paymentId: "p1" },
  { kind: "declined", reason: "declined" },
] as const)("is undone at once where the bank has set nothing aside: %j", async (lookup) => {
  const { run, gateway, store } = await orphan({ lookup }, {}, { state: "undoing" });
  expect(await run()).toMatchObject({ state: "released" });
  expect([gateway.calls, store.listSold()]).toEqual([["lookup booking/00000001"], []]);
});
