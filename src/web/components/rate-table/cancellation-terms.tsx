import type { Cancellation, CancellationStep } from "../../../core/hotels/index.ts";
import { formatMoney, isMidnight, type LocalDateTime, type Money } from "../../../core/kernel/index.ts";
import { convert, type StayQuote } from "../../../core/pricing/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay, formatTime } from "../../present/dates.ts";
import type { Pricing } from "../../present/pricing.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import styles from "./rate-table.module.css";

interface CancellationTermsProps {
  readonly cancellation: Cancellation;
  /** What the whole booking costs, in US dollars and as it is shown. */
  readonly total: Money;
  readonly quote: StayQuote;
  readonly pricing: Pricing;
}

/** What giving a booking back costs and from when, on the hotel's own clock. */
export function CancellationTerms({ cancellation, total, quote, pricing }: CancellationTermsProps) {
  const { cancellation: words } = useMessages().hotelDetails;
  const locale = useLocale();
  const isFull = ({ penalty }: CancellationStep): boolean => penalty.amountMinor >= total.amountMinor;
  const amount = (step: CancellationStep): string =>
    formatMoney(isFull(step) ? quote.total : convert(step.penalty, pricing.currency, pricing.rates), locale);
  const [first, ...later] = cancellation.steps.filter(({ penalty }) => penalty.amountMinor > 0);
  const { freeUntilLocal } = cancellation;
  if (!freeUntilLocal && first && isFull(first)) return <Terms kind="none" lines={[words.full]} />;
  const firstLine =
    first && (freeUntilLocal ? (isFull(first) ? words.thenFull : words.thenCosts(amount(first))) : words.costs(amount(first)));
  const laterLines = later.flatMap((step) => {
    if (step.fromLocal === null) return [];
    const day = formatDay(step.fromLocal, locale);
    const when = isMidnight(step.fromLocal) ? words.startOf(day) : `${day}, ${formatTime(step.fromLocal, locale)}`;
    return [isFull(step) ? words.fullFrom(when) : words.costsFrom(when, amount(step))];
  });
  return (
    <Terms kind={freeUntilLocal ? "free" : "partly"} lines={[...(firstLine ? [firstLine] : []), ...laterLines]}>
      {freeUntilLocal && <Deadline until={freeUntilLocal} />}
    </Terms>
  );
}

const CHIPS = {
  free: { icon: "check", tone: "good" },
  partly: { icon: "refund", tone: "plain" },
  none: { icon: "close", tone: "none" },
} as const;

interface TermsProps {
  readonly kind: keyof typeof CHIPS;
  readonly lines: readonly string[];
  readonly children?: React.ReactNode;
}

function Terms({ kind, lines, children }: TermsProps) {
  const { cancellation: words } = useMessages().hotelDetails;
  return (
    <div className={styles.terms}>
      <Chip {...CHIPS[kind]}>{words[kind]}</Chip>
      {children}
      {lines.map((line) => (
        <p key={line}>
          <WholeDates>{line}</WholeDates>
        </p>
      ))}
    </div>
  );
}

/** `until Mar-10-2027, 6:00 PM hotel time`: by the clock where the hotel stands, which nobody must know by its zone. */
function Deadline({ until }: { readonly until: LocalDateTime }) {
  const { cancellation: words } = useMessages().hotelDetails;
  const locale = useLocale();
  return (
    <p>
      {words.until}
      <b className="nowrap">{formatDay(until, locale)}</b>, {words.clock(formatTime(until, locale))}
    </p>
  );
}
