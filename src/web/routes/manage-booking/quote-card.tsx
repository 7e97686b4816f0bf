import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { Card } from "../../ui/card/card.tsx";
import styles from "./manage.module.css";
import type { ShownQuote } from "./shown-quote.ts";

interface QuoteCardProps {
  readonly quote: ShownQuote;
  readonly title: string;
  /** The name of the sum. */
  readonly total: string;
}

/** Each amount of a cancellation with the rule that makes it, down to what comes back. */
export function QuoteCard({ quote, title, total }: QuoteCardProps) {
  const { cancelling } = useMessages().manage;
  const locale = useLocale();
  const { lines, refund, hotelTakes } = quote;
  return (
    <Card className={styles.quote} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.lines}>
        {lines.map(({ label, note, page, amount }) => (
          <div key={label}>
            <dt>
              {page === null ? label : <Link to={page}>{label}</Link>}
              {note !== null && <small>{note}</small>}
            </dt>
            <dd>{formatMoney(amount, locale).replace("-", "\u2212")}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{total}</dt>
          <dd>{formatMoney(refund, locale)}</dd>
        </div>
      </dl>
      {hotelTakes !== null && <p>{cancelling.hotelTakes(formatMoney(hotelTakes, locale))}</p>}
    </Card>
  );
}
