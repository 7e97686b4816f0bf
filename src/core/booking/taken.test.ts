import { expect, it } from "vitest";
import { heldBooking } from "../../usecases/testing/sample-trip.ts";
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
  ["confirmed", 515_00],
  ["cancelled", 515_00],
  ["refunded", 515_00],
])("of a booking that is %s so much was taken: %s", (state, minor) => {
  expect(takenNow(heldBooking(1, { state }))?.amountMinor).toBe(minor);
});
