import type { CancellationQuote, CancellationRule } from "../booking/index.ts";
import { type Money, money } from "../kernel/index.ts";

/** What of a payment a cancellation did not give back. */
export interface KeptParts {
  /** Our service fee and our fees for the cancellation. */
  readonly byUs: Money;
  /** What the airline or the hotel keeps. */
  readonly bySupplier: Money;
}

/** Who keeps what a rule takes; null where nobody keeps anything by it. */
const KEEPERS = {
  policy: "us",
  service_fee_kept: "us",
  fare_not_refundable: "supplier",
  fare_penalty: "supplier",
  hotel_penalty: "supplier",
  hotel_not_refundable: "supplier",
  paid: null,
  fare_refundable: null,
  hotel_free_until: null,
  hotel_unpaid: null,
  already_given_back: null,
} as const satisfies Record<CancellationRule["kind"], "us" | "supplier" | null>;

/** Who keeps how much by the rules that were agreed to. */
export function keptParts({ lines, refund }: Pick<CancellationQuote, "lines" | "refund">): KeptParts {
  const keptBy = (keeper: "us" | "supplier"): Money => {
    const kept = lines.filter(({ rule }) => KEEPERS[rule.kind] === keeper);
    return money(
      kept.reduce((sum, { amount }) => sum - amount.amountMinor, 0),
      refund.currency,
    );
  };
  return { byUs: keptBy("us"), bySupplier: keptBy("supplier") };
}
