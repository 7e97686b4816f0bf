import type { DeskRefund } from "../booking/index.ts";
import type { BookingId, CurrencyCode, Money } from "../kernel/index.ts";
import { money } from "../kernel/index.ts";
import type { DeskAct } from "./desk-act.ts";
import type { PaidBack } from "./paid-back.ts";

/** What the row of a begun refund remembers. */
export const refundDetails = (key: string, { amountMinor, currency }: Money, because: string): DeskAct["details"] => ({
  key,
  amountMinor,
  currency,
  because,
});

/** What the row of a resolution remembers of money that was given back by hand. */
export const paidBackDetails = ({ paidOtherwise, standIns }: Pick<PaidBack, "paidOtherwise" | "standIns">): DeskAct["details"] => ({
  ...(paidOtherwise && { amountMinor: paidOtherwise.amountMinor, currency: paidOtherwise.currency }),
  ...(standIns.length > 0 && { standIns }),
});

/** The refunds that some rows of the audit tell of, in their order. */
export function refundsIn(acts: readonly DeskAct[]): readonly DeskRefund[] {
  const ended = new Map(acts.filter(({ act }) => act === "refund-outcome").map(({ details }) => [details["key"], details["outcome"]]));
  const standIns = acts.flatMap(({ details }) => (Array.isArray(details["standIns"]) ? (details["standIns"] as readonly unknown[]) : []));
  return acts.flatMap(({ act, subject, at, details }) => {
    const { key, amountMinor, currency } = details;
    if (subject === null || typeof amountMinor !== "number") return [];
    const begun = { bookingId: subject as BookingId, amount: money(amountMinor, String(currency) as CurrencyCode), begunAt: at };
    if (act === "resolve") return { ...begun, key: `resolved/${subject}`, outcome: "refunded", way: "otherwise", standsIn: true } as const;
    if (act !== "refund" || typeof key !== "string") return [];
    const outcome = ended.get(key);
    const became = outcome === "refunded" || outcome === "declined" ? outcome : "open";
    return { ...begun, key, outcome: became, way: "card", standsIn: standIns.includes(key) } as const;
  });
}
