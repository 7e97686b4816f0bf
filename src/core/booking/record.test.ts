import { describe, expect, it } from "vitest";
import { heldBooking, OFFER } from "../../usecases/testing/sample-trip.ts";
import { billOf } from "./record.ts";

describe("the bill of a booking", () => {
  it.each([
    ["held", "pending"],
    ["authorised", "pending"],
    ["captured", "pending"],
    ["confirmed", "confirmed"],
  ] as const)("of a %s one is %s", (state, status) => {
    const booking = heldBooking(1, { state });
    const { offer, quote, card, contact, travellers, createdAt } = booking;
    expect(billOf(booking)).toEqual({
      offer,
      quote,
      card,
      contact,
      travellers,
      createdAt,
      status,
      bookingId: "00000001",
      kind: "flight",
      travellersOwed: 0,
    });
  });

  it.each(["failed", "expired", "released"] as const)("is not made for a %s one", (state) => {
    expect(billOf(heldBooking(1, { state }))).toBeNull();
  });

  it("counts the names that are owed", () => {
    const offer = { ...OFFER, party: { adults: 2, children: 1, infants: 1 } };
    expect(billOf(heldBooking(1, { offer }))).toMatchObject({ travellersOwed: 3 });
  });
});
