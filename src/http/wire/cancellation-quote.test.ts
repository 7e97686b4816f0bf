import { expect, it } from "vitest";
import type { CancellationRule } from "../../core/booking/index.ts";
import { type Instant, money, USD } from "../../core/kernel/index.ts";
import { wireCancellationQuote } from "./cancellation-quote.ts";

const QUOTE = { refund: money(0, USD), at: "2026-12-01T15:00:00Z" as Instant, refundDue: null };

function described(rule: CancellationRule): string | undefined {
  return wireCancellationQuote({ ...QUOTE, lines: [{ amount: money(0, USD), rule }] }).lines[0]?.description;
}

it.each([
  [0, "Nothing was taken, and canceling costs nothing"],
  [12_50, "Nothing was taken; the hotel itself may charge 12.50 USD to the card"],
])("says of a stay that is paid at the hotel what canceling costs at a penalty of %i cents", (cents, words) => {
  expect(described({ kind: "hotel_unpaid", penalty: money(cents, USD) })).toBe(words);
});

it("says what an agent has given back before as an amount above 0, whose line is one below", () => {
  const paid = { amount: money(515_00, USD), rule: { kind: "paid" } } as const;
  const before = { amount: money(-150_00, USD), rule: { kind: "already_given_back" } } as const;
  const quote = { ...QUOTE, lines: [paid, before], refund: money(365_00, USD) };
  expect(wireCancellationQuote(quote)).toMatchObject({ refund: 365, alreadyRefunded: 150, lines: [{ amount: 515 }, { amount: -150 }] });
  expect(wireCancellationQuote({ ...quote, lines: [paid], refund: paid.amount }).alreadyRefunded).toBeCloseTo(0);
});

it("says until when a quote holds, a quarter of an hour from when it was made", () => {
  expect(wireCancellationQuote({ ...QUOTE, lines: [] })).toMatchObject({
    quotedAt: "2026-12-01T15:00:00Z",
    holdsUntil: "2026-12-01T15:15:00Z",
  });
});
