import { expect, it } from "vitest";
import { money } from "../kernel/index.ts";
import { isRefundable, keptOfRefund } from "./itinerary.ts";

/** A fare of 300 dollars, and what the airline takes for giving it back. */
const fareWith = (cents: number | null) => ({
  farePerTraveller: money(300_00),
  conditions: { changeFee: null, refundFee: cents === null ? null : money(cents) },
});

it("gives nothing of a fare back where the airline keeps as much as it cost, or allows no refund", () => {
  expect([0, 299_99, 300_00, null].map((cents) => keptOfRefund(fareWith(cents)))).toEqual([money(0), money(299_99), null, null]);
});

it("calls a fare refundable where something is left after the airline's fee and ours, which are a hundred dollars", () => {
  expect([0, 199_99, 200_00, null].map((cents) => isRefundable(fareWith(cents)))).toEqual([true, true, false, false]);
});
