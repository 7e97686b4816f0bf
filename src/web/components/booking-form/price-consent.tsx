import type { Ref } from "react";
import type { Money } from "../../../core/kernel/index.ts";
import { Button } from "../../ui/button/button.tsx";
import { BOOKING_FORM } from "./confirm-button.tsx";
import { PriceChange } from "./price-change.tsx";
import styles from "./price-change.module.css";
import type { BookingFormState } from "./use-booking-form.ts";

interface PriceConsentProps {
  readonly form: Pick<BookingFormState, "words" | "isBusy">;
  /** The total that the form was sent with. */
  readonly before: Money;
  readonly now: Money;
  /** It takes the focus when it has just come back. */
  readonly ref?: Ref<HTMLElement>;
}

/** Nothing is booked at a total that nobody has seen: both of them, and the button that agrees to the new one. */
export function PriceConsent({ form: { words, isBusy }, before, now, ref }: PriceConsentProps) {
  const { price_changed: texts } = words.failures;
  return (
    <PriceChange {...(ref ? { ref } : {})} before={before} now={now} why={texts.why}>
      <div className={styles.consent}>
        <p>{texts.card}</p>
        <Button type="submit" form={BOOKING_FORM} tone="ink" isBusy={isBusy}>
          {texts.agree}
        </Button>
      </div>
    </PriceChange>
  );
}
