import { isSame, type Money } from "../../../core/kernel/index.ts";
import { PriceChange } from "./price-change.tsx";
import type { BookingWords } from "./use-booking-form.ts";

interface ChangedSinceProps {
  /** The total where it was chosen, in the visitor's currency; null when that is not known. */
  readonly before: Money | null;
  readonly now: Money;
  readonly words: BookingWords;
}

/** Says so when the price is another one than where it was chosen. */
export function ChangedSince({ before, now, words }: ChangedSinceProps) {
  if (before === null || isSame(before, now)) return null;
  return <PriceChange title={words.failures.price_changed.title} before={before} now={now} why={words.failures.price_changed.since} />;
}
