import { expect, it } from "vitest";
import { money } from "../core/kernel/index.ts";
import { fareText } from "./format.ts";

it("tells a fare by its name and what it allows", () => {
  expect(fareText({ conditions: { changeFee: null, refundFee: null } })).toBe("standard: no changes, no refund");
  expect(fareText({ fareBrand: "plus", conditions: { changeFee: money(0), refundFee: money(8000) } })).toBe(
    "plus: changes free, refund less USD 80.00 a traveler",
  );
  expect(fareText({ fareBrand: "flex", conditions: { changeFee: money(7500), refundFee: money(0) } })).toBe(
    "flex: changes for USD 75.00 a traveler, refund in full",
  );
});
