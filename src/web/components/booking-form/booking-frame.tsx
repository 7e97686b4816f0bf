import type { ReactNode } from "react";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { BottomBar } from "../../ui/bottom-bar/bottom-bar.tsx";
import { Card } from "../../ui/card/card.tsx";
import styles from "./booking-form.module.css";
import { ConfirmButton } from "./confirm-button.tsx";
import { HelpCard } from "./help-card.tsx";
import { TermsLine } from "./terms-line.tsx";
import type { BookingFormState } from "./use-booking-form.ts";

interface BookingFrameProps {
  readonly form: BookingFormState;
  /** What is bought, and the price line by line. */
  readonly summary: ReactNode;
  readonly total: Money;
  /** What the total is for: `Total for 2 travelers`. */
  readonly totalLabel: string;
  readonly note: string;
  /** What is bought, and the form. */
  readonly children: ReactNode;
}

/** The booking page: what is bought and the form, and beside them the price, which stays in view. */
export function BookingFrame({ form, summary, total, totalLabel, note, children }: BookingFrameProps) {
  const words = useMessages().booking;
  const locale = useLocale();
  return (
    <>
      <div className={`wrap ${styles.book}`}>
        <div className={styles.main}>{children}</div>
        <div className={styles.aside}>
          <Card id="price-summary" className={styles.summary} aria-labelledby="price-summary-title">
            <h2 id="price-summary-title">{words.summary.title}</h2>
            {summary}
            <p className={styles.small}>{note}</p>
            <div className={styles.wideOnly}>
              <ConfirmButton form={form} />
            </div>
            <TermsLine />
          </Card>
          <HelpCard {...words.help} />
        </div>
      </div>
      <BottomBar total={formatMoney(total, locale)} after={totalLabel} href="#price-summary">
        <ConfirmButton form={form} />
      </BottomBar>
    </>
  );
}
