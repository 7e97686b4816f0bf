import { isSame, type Money } from "../../../core/kernel/index.ts";
import { useLocale } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import type { BookingWords } from "./use-booking-form.ts";

interface ChangedSinceProps {
  /** The total where it was chosen, in the visitor's currency; null when that is not known. */
  readonly before: Money | null;
  readonly now: Money;
  readonly words: BookingWords;
}

/** Says so when the price is another one than where it was chosen. */
export function ChangedSince({ before, now, words }: ChangedSinceProps) {
  const { price_changed } = words.failures;
  const locale = useLocale();
  if (before === null || isSame(before, now)) return null;
  return (
    <Alert tone="warn" title={price_changed.title}>
      <p>{price_changed.why(formatMoney(before, locale), formatMoney(now, locale))}</p>
    </Alert>
  );
}
