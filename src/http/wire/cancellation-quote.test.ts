import { expect, it } from "vitest";
import type { CancellationRule } from "../../core/booking/index.ts";
import { type Instant, money, USD } from "../../core/kernel/index.ts";
import { wireCancellationQuote } from "./cancellation-quote.ts";

function described(rule: CancellationRule): string | undefined {
  const quote = { lines: [{ amount: money(0, USD), rule }], refund: money(0, USD), at: "2026-12-01T15:00:00Z" as Instant, refundDue: null };
  return wireCancellationQuote(quote).lines[0]?.description;
}

it.each([
  [0, "Nothing was taken, and canceling costs nothing"],
  [12_50, "Nothing was taken; the hotel itself may charge 12.50 USD to the card"],
])("says of a stay that is paid at the hotel what canceling costs at a penalty of %i cents", (cents, words) => {
  expect(described({ kind: "hotel_unpaid", penalty: money(cents, USD) })).toBe(words);
});
