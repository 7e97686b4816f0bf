import type { CancellationRule } from "../booking/index.ts";
import { dateInZone, type Money, money as moneyOf } from "../kernel/index.ts";
import { policyLabel } from "../policy/index.ts";
import type { Block } from "./document.ts";
import { wallTime } from "./format.ts";
import type { Telling } from "./telling.ts";

/** What a cancellation gives back: nothing where none was agreed to. */
export const refundOf = ({ booking }: Telling): Money => booking.progress.cancellation?.refund ?? moneyOf(0, booking.quote.currency);

/** Each amount of a cancellation with the rule that made it, their sum, and when it is back. @param isPaid whether it is back already. */
export function cancellationPart(telling: Telling, isPaid: boolean = telling.booking.state === "refunded"): readonly Block[] {
  const { booking, words, money, card, day } = telling;
  const { cancelled } = words;
  const quote = booking.progress.cancellation;
  if (quote === null) return [{ kind: "paragraph", text: cancelled.plain }];
  const rows = quote.lines.map(({ amount, rule }) => ({ label: ruleText(telling, rule), note: null, amount: money(amount) }));
  const isPaidBack = quote.refund.amountMinor > 0;
  const isWithPerson = booking.state === "needs_person";
  const dueDay = quote.refundDue === null ? null : day(dateInZone(quote.refundDue, "UTC"));
  const due = dueDay === null ? null : isWithPerson ? cancelled.withPerson(dueDay) : cancelled.due(dueDay, card);
  const isFree = quote.lines.some(({ rule }) => rule.kind === "hotel_unpaid" && rule.penalty.amountMinor === 0);
  const end = isPaidBack ? (isPaid ? null : due) : isFree ? cancelled.hotelTakesNothing : cancelled.nothing;
  return [
    ...(isPaid ? [] : [{ kind: "paragraph", text: cancelled.intro } as const]),
    { kind: "amounts", rows, total: { label: cancelled.refund, note: null, amount: money(quote.refund) } },
    ...(end === null ? [] : [{ kind: "paragraph", text: end } as const]),
  ];
}

function ruleText(telling: Telling, rule: CancellationRule): string {
  const { booking, words, moment, money } = telling;
  switch (rule.kind) {
    case "policy":
      return policyLabel(rule.key, booking.language);
    case "hotel_free_until": {
      const zone = booking.kind === "hotel" ? booking.offer.hotel.zone : "UTC";
      return words.lines.hotel_free_until(moment(wallTime(rule.until, zone)));
    }
    case "hotel_unpaid":
      return rule.penalty.amountMinor > 0 ? words.lines.hotel_charges(money(rule.penalty)) : words.lines.hotel_unpaid;
    default:
      return words.lines[rule.kind];
  }
}
