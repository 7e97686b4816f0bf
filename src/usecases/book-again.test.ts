import { describe, expect, it } from "vitest";
import type { FlightBookingRequest } from "../core/booking/index.ts";
import { err } from "../core/kernel/index.ts";
import { createBook } from "./book.ts";
import { keyed, REQUEST, withCard } from "./testing/sample-trip.ts";
import { setUpBooking } from "./testing/set-up-booking.ts";

/** A booking that was held, and whose server died before it asked the bank. */
async function cutOff(request: FlightBookingRequest) {
  const set = setUpBooking();
  const { gateway, world } = set;
  const dying = createBook({ ...world, gateway: { ...gateway, authorise: () => Promise.reject(new Error("The process has died.")) } });
  await expect(dying(request)).rejects.toMatchObject({ cause: { message: "The process has died." } });
  return { ...set, asked: () => gateway.calls.filter((call) => call.startsWith("authorise")) };
}

describe("a booking whose server died before the bank was asked", () => {
  it.each([
    ["without a key", REQUEST],
    ["with a key", keyed("k")],
  ])("is carried on by the same request with its card, once the first must be dead: %s", async (_, request) => {
    const { book, world, held, asked, gateway } = await cutOff(request);
    world.pass(25);
    expect([await book(request), asked()]).toEqual([err({ code: "in_progress" }), []]);
    world.pass(1);
    expect(await book(request)).toMatchObject({ ok: true, value: { status: "confirmed" } });
    expect([asked().length, held()]).toMatchObject([1, [{ sold: 1 }, { sold: 1 }]]);
    // Nobody knows whether the bank has heard of it.
    expect(gateway.calls[0]).toMatch(/^lookup /);
  });

  it("is carried on although its traveller has been told to wait", async () => {
    const { book, world, asked } = await cutOff(keyed("k"));
    const booking = await world.store.findByKey("client/k");
    if (!booking) throw new Error("Nothing is held.");
    await world.store.answer(booking.id, 3);
    world.pass(60);
    expect(await book(keyed("k"))).toMatchObject({ ok: true, value: { bookingId: booking.id, status: "confirmed" } });
    expect(asked()).toEqual([`authorise booking/${booking.id}`]);
  });

  it("is not paid with another card than its bill names, nor with any when the booking may be given up before the bank answers", async () => {
    const { book, world, asked } = await cutOff(keyed("k"));
    world.pass(60);
    for (const other of ["5555555555554444", "4111111111111111", "5555555555554242"])
      expect(await book(withCard(keyed("k"), other))).toEqual(err({ code: "in_progress" }));
    world.pass(20 * 60);
    expect(await book(keyed("k"))).toMatchObject({ ok: true, value: { status: "pending" } });
    expect(asked()).toEqual([]);
  });

  it("came to nothing for no fault of the card, and says so", async () => {
    const { book, world } = await cutOff(keyed("k"));
    world.pass(31 * 60);
    expect(await book(keyed("k"))).toEqual(err({ code: "payment_not_asked" }));
    expect(await book(keyed("k"))).toEqual(err({ code: "payment_not_asked" }));
  });
});
