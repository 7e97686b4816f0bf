import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Button } from "../../ui/button/button.tsx";
import type { BookingFormState } from "./use-booking-form.ts";

/** The form's id, by which buttons elsewhere on the page belong to it. */
export const BOOKING_FORM = "booking-form";

/** Sends the form. When the price has changed it says which one it agrees to. */
export function ConfirmButton({ form }: { readonly form: BookingFormState }) {
  const { submit, submitAt, submitting } = useMessages().booking;
  const locale = useLocale();
  const words = form.consent ? submitAt(formatMoney(form.consent.now, locale)) : submit;
  return (
    <Button type="submit" form={BOOKING_FORM} tone="primary" size="big" isWide isBusy={form.isBusy}>
      {form.isBusy ? submitting : words}
    </Button>
  );
}
