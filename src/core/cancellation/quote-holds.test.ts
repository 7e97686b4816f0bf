import { expect, it } from "vitest";
import { type Instant, money, secondsAfter } from "../kernel/index.ts";
import { stillHolds } from "./quote-holds.ts";

const MADE = "2027-03-01T12:00:00Z" as Instant;

it("takes a quote that was just made on a node whose clock is a little ahead, and none of the future", () => {
  const at = (seconds: number) => ({ lines: [], refund: money(400_00), at: secondsAfter(MADE, seconds), refundDue: null });
  const agreed = { refund: money(400_00), at: MADE };
  expect([-1, -30, -31].map((seconds) => stillHolds(agreed, at(seconds)))).toEqual([true, true, false]);
});
