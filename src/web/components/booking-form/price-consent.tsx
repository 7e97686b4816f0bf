import type { Ref } from "react";
import { isSame } from "../../../core/kernel/index.ts";
import { Button } from "../../ui/button/button.tsx";
import { BOOKING_FORM } from "./confirm-button.tsx";
import { PriceChange } from "./price-change.tsx";
import styles from "./price-change.module.css";
import type { BookingFormState, Consent } from "./use-booking-form.ts";

interface PriceConsentProps {
  readonly form: Pick<BookingFormState, "words" | "isBusy">;
  readonly consent: Consent;
  /** It takes the focus when it has just come back. */
  readonly ref?: Ref<HTMLElement>;
}

/** Nothing is booked at a total that nobody has agreed to: both of them, and the button that agrees to the new one. */
export function PriceConsent({ form: { words, isBusy }, consent: { reason, before, now }, ref }: PriceConsentProps) {
  const { title, why } = words.failures[reason];
  const { card, agree, agreeAgain } = words.failures.price_changed;
  return (
    <PriceChange {...(ref ? { ref } : {})} title={title} before={before} now={now} why={why}>
      <div className={styles.consent}>
        <p>{card}</p>
        <Button type="submit" form={BOOKING_FORM} tone="ink" isBusy={isBusy}>
          {isSame(before, now) ? agreeAgain : agree}
        </Button>
      </div>
    </PriceChange>
  );
}
