import type { ReactNode, Ref } from "react";
import { Form } from "react-router";
import { type Money, toDecimal } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { CardForm } from "../card-form/card-form.tsx";
import { BillingSection } from "./billing-section.tsx";
import styles from "./booking-form.module.css";
import { BOOKING_FORM } from "./confirm-button.tsx";
import { ContactSection } from "./contact-section.tsx";
import type { Country } from "./countries.ts";
import { FormSection } from "./form-section.tsx";
import type { BookingFormState } from "./use-booking-form.ts";

interface BookingFormProps {
  readonly form: BookingFormState;
  /** What is shown, in the visitor's currency. */
  readonly total: Money;
  readonly countries: readonly Country[];
  /** Whose names are asked: the first section. */
  readonly people: ReactNode;
  /** Whether the stay is paid at the hotel. */
  readonly isAtHotel?: boolean;
  readonly ref: Ref<HTMLFormElement>;
}

/** People, contact, card and billing: a real form that posts to its page, before and without scripts. */
export function BookingForm({ form, total, countries, people, isAtHotel = false, ref }: BookingFormProps) {
  const { card, draft } = useMessages().booking;
  const agreed = form.consent?.now ?? total;
  return (
    <Form
      id={BOOKING_FORM}
      ref={ref}
      method="post"
      {...(form.action ? { action: form.action } : {})}
      className={styles.form}
      noValidate={form.isLive}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <input type="hidden" name="idempotencyKey" value={form.formKey} />
      <input type="hidden" name="totalAmount" value={toDecimal(agreed)} />
      <input type="hidden" name="currency" value={agreed.currency} />
      {people}
      <ContactSection bind={form.bind} />
      <FormSection title={card.title}>
        <CardForm bind={form.bind} isAtHotel={isAtHotel} />
      </FormSection>
      <BillingSection bind={form.bind} countries={countries} />
      {form.isLive && <p className={styles.small}>{draft}</p>}
    </Form>
  );
}
