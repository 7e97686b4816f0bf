import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { Booking, BookingState } from "../../../core/booking/index.ts";
import type { BookingId } from "../../../core/kernel/index.ts";
import { SAMPLE_OFFER } from "../../testing/sample-rooms.ts";
import { pathOfAnswer } from "./booked-before.ts";

const KEY = "a-key-of-22-characters";

function ask(key: string | null, state: BookingState = "confirmed", isOfSale = true) {
  const booking = { id: "7Q4K2N8P" as BookingId, kind: "hotel", offer: SAMPLE_OFFER, state } as Booking;
  const useCases = { ...UNASKED, findBooked: () => Promise.resolve(booking) };
  return pathOfAnswer(key, { offerIn: () => (isOfSale ? booking.offer : null) }, { useCases, sealBookingId: (id) => `sealed-${id}` });
}

describe("what became of a form that was sent", () => {
  it("is a bill, once there is one", async () => {
    expect(await ask(KEY)).toBe("/thankyou?booking=sealed-7Q4K2N8P");
    expect(await ask(KEY, "held")).toBe("/thankyou?booking=sealed-7Q4K2N8P");
    expect(await ask(KEY, "failed")).toBeNull();
  });

  it("is told for what the page sells alone, and by no key that could be guessed", async () => {
    expect(await ask(KEY, "confirmed", false)).toBeNull();
    for (const key of [null, "", "k-1", "order-1", `${KEY}x`]) expect(await ask(key)).toBeNull();
  });
});
