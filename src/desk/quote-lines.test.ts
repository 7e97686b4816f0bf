import { expect, it } from "vitest";
import { type Instant, money } from "../core/kernel/index.ts";
import { quoteLines } from "./quote-lines.ts";

const told = (rule: Parameters<typeof quoteLines>[0]["lines"][number]["rule"]): string | undefined =>
  quoteLines({ lines: [{ amount: money(0), rule }], refund: money(0) })[1]?.replace(/ +USD 0\.00$/, "");

it.each([
  [442_60, "nothing paid to us; the hotel takes USD 442.60 from the card"],
  [0, "nothing paid to us; the hotel takes nothing"],
])("says what a hotel takes by itself of a stay that is paid there: %i hundredths", (penalty, words) => {
  expect(told({ kind: "hotel_unpaid", penalty: money(penalty) })).toBe(words);
});

it("says until when a cancellation is free, with its zone", () => {
  expect(told({ kind: "hotel_free_until", until: "2027-01-20T02:00:00Z" as Instant })).toBe("free at the hotel until 2027-01-20 02:00 UTC");
});

it("calls our own fees by their names", () => {
  expect(told({ kind: "policy", key: "refundProcessingFee" })).toBe("refund processing fee");
});
