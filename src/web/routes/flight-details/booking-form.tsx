import type { Ref } from "react";
import { Form } from "react-router";
import { partyKinds } from "../../../core/booking/index.ts";
import { toDecimal } from "../../../core/kernel/index.ts";
import type { FlightQuote } from "../../../core/pricing/index.ts";
import { CardForm } from "../../components/card-form/card-form.tsx";
import { TravellerForm } from "../../components/traveller-form/traveller-form.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { BillingSection } from "./billing-section.tsx";
import styles from "./booking-screen.module.css";
import { BOOKING_FORM } from "./confirm-button.tsx";
import { ContactSection } from "./contact-section.tsx";
import { FormSection } from "./form-section.tsx";
import type { ReadyBooking } from "./load-booking.ts";
import type { BookingFormState } from "./use-booking-form.ts";

interface BookingFormProps {
  readonly booking: ReadyBooking;
  readonly quote: FlightQuote;
  readonly form: BookingFormState;
  readonly ref: Ref<HTMLFormElement>;
}

/** Travellers, contact, card and billing: a real form that posts to this page, before and without scripts. */
export function BookingForm({ booking, quote, form, ref }: BookingFormProps) {
  const { passengers, card, draft } = useMessages().booking;
  const agreed = form.consentTotal ?? quote.total;
  return (
    <Form
      id={BOOKING_FORM}
      ref={ref}
      method="post"
      className={styles.form}
      noValidate={form.isLive}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <input type="hidden" name="idempotencyKey" value={form.formKey} />
      <input type="hidden" name="totalAmount" value={toDecimal(agreed)} />
      <input type="hidden" name="currency" value={agreed.currency} />
      <FormSection title={passengers.title}>
        <p className={styles.small}>{passengers.names}</p>
        {partyKinds(booking.offer.party).map((kind, index) => (
          <TravellerForm
            // A traveller is the place in the party and nothing else.
            key={`${kind}${index}`}
            number={index + 1}
            kind={kind}
            today={booking.today}
            bind={form.bind}
          />
        ))}
      </FormSection>
      <ContactSection bind={form.bind} />
      <FormSection title={card.title}>
        <CardForm bind={form.bind} />
      </FormSection>
      <BillingSection bind={form.bind} countries={booking.countries} />
      {form.isLive && <p className={styles.small}>{draft}</p>}
    </Form>
  );
}
