import { describe, expect, it } from "vitest";
import { err, secondsAfter } from "../core/kernel/index.ts";
import { createCarryOnBooking } from "./carry-on-booking.ts";
import { keyed, NOW, REQUEST } from "./testing/sample-trip.ts";
import type { GatewayScript } from "./testing/scripted-gateway.ts";
import { setUpBooking } from "./testing/set-up-booking.ts";

const declined = { kind: "declined", reason: "insufficient_funds" } as const;
const refusal = err({ code: "payment_declined", reason: "insufficient_funds" });

describe("a refused card", () => {
  it("gives the seats back and leaves no bill", async () => {
    const { book, world, held } = setUpBooking({ authorise: declined });
    expect(await book(REQUEST)).toEqual(refusal);
    expect([held(), [...world.noted.values()]]).toEqual([[], [0, 0]]);
  });

  it("can be followed by another one when the client has no key of its own", async () => {
    const { book, gateway } = setUpBooking({ authorise: declined });
    await book(REQUEST);
    gateway.script.authorise = { kind: "authorised", paymentId: "p2" };
    expect(await book(REQUEST)).toMatchObject({ ok: true });
  });

  it("is remembered under the client's key", async () => {
    const { book, gateway } = setUpBooking({ authorise: declined });
    await book(keyed("k"));
    gateway.script.authorise = { kind: "authorised", paymentId: "p2" };
    expect(await book(keyed("k"))).toEqual(refusal);
    expect(await book(keyed("k2"))).toMatchObject({ ok: true });
  });

  it("at the last moment lets go what was set aside", async () => {
    const { book, gateway, held } = setUpBooking({ capture: declined });
    expect(await book(REQUEST)).toEqual(refusal);
    expect(gateway.calls.map((call) => call.split(" ")[0])).toEqual(["authorise", "capture", "void"]);
    expect(held()).toEqual([]);
  });
});

it("a card is good until its month has ended everywhere", async () => {
  const { book, world } = setUpBooking();
  const ofFebruary = { ...REQUEST, card: { ...REQUEST.card, expiry: { month: 2, year: 2027 } } };
  expect(await book(ofFebruary)).toEqual(err({ code: "payment_declined", reason: "expired_card" }));
  world.pass(-1);
  expect(await book(ofFebruary)).toMatchObject({ ok: true });
});

describe("a gateway that times out", () => {
  it("is asked once what became of the payment", async () => {
    const { book, gateway } = setUpBooking({ authorise: { kind: "unknown" }, lookup: { kind: "authorised", paymentId: "p1" } });
    expect(await book(REQUEST)).toMatchObject({ ok: true, value: { status: "confirmed" } });
    expect(gateway.calls.map((call) => call.split(" ")[0])).toEqual(["authorise", "lookup", "capture"]);
  });

  it("and then says no, is a refusal", async () => {
    const { book, held } = setUpBooking({ authorise: { kind: "unknown" }, lookup: declined });
    expect(await book(REQUEST)).toEqual(refusal);
    expect(held()).toEqual([]);
  });

  it.each<[string, Partial<GatewayScript>]>([
    ["cannot say", { authorise: { kind: "unknown" }, lookup: { kind: "unknown" } }],
    ["has not heard of it yet", { authorise: { kind: "unknown" }, lookup: { kind: "not_found" } }],
    ["loses the capture", { capture: { kind: "unknown" }, lookup: { kind: "authorised", paymentId: "p1" } }],
  ])("and %s, leaves the bill pending and the seats held", async (_, script) => {
    const { book, held } = setUpBooking(script);
    const booked = await book(REQUEST);
    expect(booked).toMatchObject({ ok: true, value: { status: "pending" } });
    expect(held()).toHaveLength(2);
    expect(await book(REQUEST)).toEqual(booked);
  });

  it("and loses the release, is a refusal whose seats stay held until the money is let go", async () => {
    const { book, held, world, gateway } = setUpBooking({ capture: declined, void: { kind: "unknown" }, lookup: { kind: "unknown" } });
    expect(await book(REQUEST)).toEqual(refusal);
    expect(held()).toHaveLength(2);
    gateway.script.void = { kind: "voided" };
    const [undoing] = await world.store.listWorking(secondsAfter(NOW, 1), 1);
    if (!undoing) throw new Error("Nothing is being undone.");
    expect(await createCarryOnBooking(world)(undoing.id)).toBe(true);
    expect(held()).toEqual([]);
    expect(world.orders.calls.at(-1)).toBe(`cancel order/${undoing.id}`);
  });

  it("loses the capture but has done it, is paid", async () => {
    const { book } = setUpBooking({ capture: { kind: "unknown" }, lookup: { kind: "captured", paymentId: "p1" } });
    expect(await book(REQUEST)).toMatchObject({ ok: true, value: { status: "confirmed" } });
  });
});
