import type { CancellationQuote, CancellationRule, Purchase } from "../../../core/booking/index.ts";
import { dateInZone, type Instant, type LocalDateTime, type Money, Temporal } from "../../../core/kernel/index.ts";
import { POLICY, policyCondition, policyLabel, type PolicyPage, policyWords } from "../../../core/policy/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import { messagesFor } from "../../i18n/messages.tsx";
import { formatDay, formatTime } from "../../present/dates.ts";

/** A cancellation as the pages show it, its rules in words: those of the policies stay on the server. */
export interface ShownQuote {
  readonly lines: readonly QuoteLine[];
  readonly refund: Money;
  readonly at: Instant;
  /** The day by which the money is back, in words; null where none is. */
  readonly due: string | null;
  /** What the hotel takes from the card itself; null where it takes nothing. */
  readonly hotelTakes: Money | null;
  /** Whether nothing was paid and nothing is kept. */
  readonly isFree: boolean;
}

interface QuoteLine {
  readonly label: string;
  readonly note: string | null;
  /** The page that states the rule, where one does. */
  readonly page: PolicyPage | null;
  readonly amount: Money;
}

export function shownQuote(quote: CancellationQuote, bought: Purchase, locale: Locale): ShownQuote {
  const { lines, refund, at, refundDue } = quote;
  const zone = bought.kind === "hotel" ? bought.offer.hotel.zone : "UTC";
  const unpaid = lines.map(({ rule }) => (rule.kind === "hotel_unpaid" ? rule.penalty : null)).find((penalty) => penalty !== null);
  return {
    lines: lines.map(({ amount, rule }) => ({ amount, ...ruleWords(rule, zone, locale, refund.currency) })),
    refund,
    at,
    due: refundDue && formatDay(dateInZone(refundDue, "UTC"), locale),
    hotelTakes: unpaid && unpaid.amountMinor > 0 ? unpaid : null,
    isFree: unpaid?.amountMinor === 0,
  };
}

function ruleWords(rule: CancellationRule, zone: string, locale: Locale, currency: string): Omit<QuoteLine, "amount"> {
  const { lines, notes } = messagesFor(locale).manage.cancelling;
  switch (rule.kind) {
    case "policy": {
      const note = `${policyWords(rule.key, locale, rule.heldAt, currency)}, ${policyCondition(rule.key, locale)}`;
      return { label: policyLabel(rule.key, locale), note, page: POLICY[rule.key].page };
    }
    case "hotel_free_until":
      return { label: lines[rule.kind], note: notes[rule.kind](momentIn(rule.until, zone, locale)), page: null };
    case "paid":
      return { label: lines.paid, note: null, page: null };
    default:
      return { label: lines[rule.kind], note: notes[rule.kind], page: rule.kind === "service_fee_kept" ? "/our-service-fees" : null };
  }
}

/** `Mar-10-2027, 6:00 PM` on the clock of a zone. */
function momentIn(at: Instant, zone: string, locale: Locale): string {
  const wall = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime().toString() as LocalDateTime;
  return `${formatDay(wall, locale)}, ${formatTime(wall, locale)}`;
}
