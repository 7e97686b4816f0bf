import type { CancellationQuote, CancellationRule } from "../core/booking/index.ts";
import { utcText } from "../core/kernel/index.ts";
import { amountText, inWords, isNothing } from "./format.ts";
import { table } from "./layout.ts";

/** Each amount of a cancellation with the rule that made it, and what comes back. */
export const quoteLines = ({ lines, refund }: Pick<CancellationQuote, "lines" | "refund">): readonly string[] =>
  table(
    ["rule", "amount>"],
    [...lines.map(({ rule, amount }) => [ruleText(rule), amountText(amount)]), ["comes back", amountText(refund)]],
  );

/** Where an amount comes from. What a hotel takes by itself stands in no amount of ours, and is what the traveler asks. */
function ruleText(rule: CancellationRule): string {
  if (rule.kind === "policy") return inWords(rule.key);
  if (rule.kind === "hotel_free_until") return `free at the hotel until ${utcText(rule.until)}`;
  if (rule.kind !== "hotel_unpaid") return inWords(rule.kind);
  return `nothing paid to us; the hotel takes ${isNothing(rule.penalty) ? "nothing" : `${amountText(rule.penalty)} from the card`}`;
}
