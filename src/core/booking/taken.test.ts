import { expect, it } from "vitest";
import { heldStay } from "../../usecases/testing/sample-stay.ts";
import { heldBooking } from "../../usecases/testing/sample-trip.ts";
import { NO_PROGRESS } from "./progress.ts";
import type { BookingState } from "./states.ts";
import { takenNow } from "./taken.ts";

it.each<[BookingState, number | undefined]>([
  ["held", 0],
  ["authorised", 0],
  ["failed", 0],
  ["expired", 0],
  ["released", 0],
  ["ordered", undefined],
  ["undoing", undefined],
  ["needs_person", undefined],
  ["captured", 515_00],
  ["confirmed", 515_00],
  ["cancelling", 515_00],
  ["cancelled", 515_00],
  ["refunded", 515_00],
])("of a booking that is %s so much was taken: %s", (state, minor) => {
  expect(takenNow(heldBooking(1, { state }))?.amountMinor).toBe(minor);
});

it.each<[BookingState, number | undefined]>([
  ["held", 0],
  ["ordered", undefined],
  ["failed", 0],
  ["cancelling", 515_00],
  ["cancelled", 515_00],
])("of one that waits for a person it is what was taken where it stood before: %s", (from, minor) => {
  const attention = { reason: "refund_unknown", from, since: heldBooking(1).createdAt } as const;
  expect(takenNow(heldBooking(1, { state: "needs_person", progress: { ...NO_PROGRESS, attention } }))?.amountMinor).toBe(minor);
});

it("of a stay that is paid at the hotel is nothing, wherever it stands", () => {
  const stay = heldStay(1, { state: "undoing" });
  expect(takenNow({ ...stay, quote: { ...stay.quote, dueNow: { ...stay.quote.total, amountMinor: 0 } } })?.amountMinor).toBe(0);
});
