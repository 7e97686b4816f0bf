import type { CancellationQuote } from "../core/booking/index.ts";
import { amountText, inWords } from "./format.ts";
import { table } from "./layout.ts";

/** Each amount of a cancellation with the rule that made it, and what comes back. */
export const quoteLines = ({ lines, refund }: Pick<CancellationQuote, "lines" | "refund">): readonly string[] =>
  table(
    ["rule", "amount>"],
    [
      ...lines.map(({ rule, amount }) => [inWords(rule.kind === "policy" ? rule.key : rule.kind), amountText(amount)]),
      ["comes back", amountText(refund)],
    ],
  );
