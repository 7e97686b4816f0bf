import { expect, it } from "vitest";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
import { money, secondsAfter, secondsBefore } from "../kernel/index.ts";
import { type DeskRefund, refundsBeside, refundsSince } from "./desk-refund.ts";

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

it("counts what was paid in place of the process's beside a cancellation no more, and where nothing was canceled as any other", () => {
  const refunds = [refund("goodwill", {}), refund("in its place", { standsIn: true })];
  const cancellation = { lines: [], refund: money(1_00), at: NOW, refundDue: null };
  expect(refundsBeside(refunds, cancellation).map(({ key }) => key)).toEqual(["goodwill"]);
  expect(refundsBeside(refunds, null).map(({ key }) => key)).toEqual(["goodwill", "in its place"]);
});
