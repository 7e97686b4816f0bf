import { expect, it } from "vitest";
import type { BookingId } from "../../core/kernel/index.ts";
import { bookingOfPayment, paymentKey, refundKey } from "./call-keys.ts";

it("news of a payment names its booking, and of nothing else", () => {
  const id = "AB3DEF7H" as BookingId;
  expect([paymentKey(id), refundKey(id), id].map(bookingOfPayment)).toEqual([id, null, null]);
});
