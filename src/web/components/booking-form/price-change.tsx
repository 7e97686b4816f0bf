import type { ReactNode, Ref } from "react";
import { add, type Money, times } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import styles from "./price-change.module.css";

interface PriceChangeProps {
  /** As it was shown. */
  readonly before: Money;
  readonly now: Money;
  /** What came of it, and what can be done. */
  readonly why: string;
  /** What asks for consent, where something waits for it. */
  readonly children?: ReactNode;
  /** It takes the focus when it has come back from the server. */
  readonly ref?: Ref<HTMLElement>;
}

/** A price that is another one now: both totals and what lies between them. */
export function PriceChange({ before, now, why, children, ref }: PriceChangeProps) {
  const { price_changed: words } = useMessages().booking.failures;
  const locale = useLocale();
  return (
    <Alert {...(ref ? { ref, isUrgent: true } : {})} tone="warn" title={words.title}>
      <p>{why}</p>
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
      {children}
    </Alert>
  );
}

function Difference({ difference }: { readonly difference: Money }) {
  const { price_changed: words } = useMessages().booking.failures;
  const locale = useLocale();
  const isMore = difference.amountMinor > 0;
  const amount = formatMoney(isMore ? difference : times(difference, -1), locale);
  return (
    <div>
      <dt>{words.difference}</dt>
      <dd>{isMore ? words.more(amount) : words.less(amount)}</dd>
    </div>
  );
}
