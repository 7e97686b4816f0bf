import { add, formatMoney, type Money, times } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import styles from "./price-change.module.css";

interface PriceFiguresProps {
  /** As it was shown. */
  readonly before: Money;
  readonly now: Money;
}

/** Two totals and what lies between them. */
export function PriceFigures({ before, now }: PriceFiguresProps) {
  const { price_changed: words } = useMessages().booking.failures;
  const locale = useLocale();
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{words.before}</dt>
        <dd>{formatMoney(before, locale)}</dd>
      </div>
      <div>
        <dt>{words.now}</dt>
        <dd className={styles.now}>{formatMoney(now, locale)}</dd>
      </div>
      {before.currency === now.currency && <Difference difference={add(now, times(before, -1))} />}
    </dl>
  );
}

function Difference({ difference }: { readonly difference: Money }) {
  const { price_changed: words } = useMessages().booking.failures;
  const locale = useLocale();
  const { amountMinor } = difference;
  const amount = formatMoney(amountMinor < 0 ? times(difference, -1) : difference, locale);
  const said = amountMinor === 0 ? words.same : amountMinor > 0 ? words.more(amount) : words.less(amount);
  return (
    <div>
      <dt>{words.difference}</dt>
      <dd>{said}</dd>
    </div>
  );
}
