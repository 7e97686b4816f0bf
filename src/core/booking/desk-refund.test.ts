import { expect, it } from "vitest";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
import { money, secondsAfter, secondsBefore } from "../kernel/index.ts";
import { type DeskRefund, refundsSince } from "./desk-refund.ts";

const refund = (key: string, change: Partial<DeskRefund>): DeskRefund => ({
  key,
  bookingId: heldBooking(1).id,
  amount: money(1_00),
  begunAt: NOW,
  outcome: "refunded",
  way: "card",
  standsIn: false,
  ...change,
});

it("lists what the desk has given back since a moment, or may have, and not what the bank has declined", () => {
  const refunds = [
    refund("before", { begunAt: secondsBefore(NOW, 1) }),
    refund("then", {}),
    refund("later, and nobody knows", { begunAt: secondsAfter(NOW, 60), outcome: "open" }),
    refund("declined", { begunAt: secondsAfter(NOW, 60), outcome: "declined" }),
  ];
  expect(refundsSince(refunds, NOW).map(({ key }) => key)).toEqual(["then", "later, and nobody knows"]);
});
