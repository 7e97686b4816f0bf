import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { type BookingFault, leadingFault, parseFlightBookingFields } from "../../../core/booking/index.ts";
import type { Money } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { type BindField, fieldId } from "../../ui/field/field-binding.ts";
import { useToasts } from "../../ui/toast/toaster.tsx";
import { bookingFieldsOf, bookingRules } from "./booking-form-fields.ts";
import { errorsByField, faultText } from "./fault-text.ts";
import type { ReadyBooking } from "./load-booking.ts";
import type { RefusalReason, SubmitOutcome } from "./submit-booking.ts";
import { useBookingDraft } from "./use-booking-draft.ts";

type Outcome = Exclude<SubmitOutcome, { kind: "booked" }> | undefined;

/** The state of the booking form, and what its parts need of it. */
export interface BookingFormState {
  readonly isLive: boolean;
  readonly isBusy: boolean;
  readonly faults: readonly BookingFault[];
  readonly refusal: { readonly failure: RefusalReason; readonly shownTotal: Money } | null;
  readonly formKey: string;
  /** The total that somebody who presses the button now agrees to, when it is another one than first shown. */
  readonly consentTotal: Money | null;
  readonly bind: BindField;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: () => void;
}

/** The elements that the hook reads and focuses. */
interface BookingElements {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly alert: RefObject<HTMLElement | null>;
}

/** The specification's three checks have toasts of their own. */
const TOASTED = ["invalid_email", "invalid_card_number", "card_holder_required", "card_expired"];

/**
 * Checks the form in the browser by the server's own rules before it is sent, shows what came back, keeps what is typed.
 * Without scripts none of this runs, and the server says the same.
 */
export function useBookingForm(booking: ReadyBooking, outcome: Outcome, { form, alert }: BookingElements): BookingFormState {
  const { errors } = useMessages().booking;
  const toasts = useToasts();
  const faultToast = useRef<number | null>(null);
  const draft = useBookingDraft(form, booking, outcome === undefined);
  const isBusy = useNavigation().formMethod === "POST";
  /** Faults found in the browser count until the server has answered something newer. */
  const [checked, setChecked] = useState<{ readonly faults: readonly BookingFault[]; readonly before: Outcome } | null>(null);
  const isChecked = checked !== null && checked.before === outcome;
  const faults = isChecked ? checked.faults : outcome?.kind === "faults" ? outcome.faults : [];
  const refusal = !isChecked && outcome?.kind === "refused" ? outcome : null;

  useSpeakUp(alert, [checked, outcome], () => {
    if (outcome && !isChecked) draft.answered(outcome.formKey);
    const first = leadingFault(faults);
    if (first && TOASTED.includes(first.code)) faultToast.current = toasts.error(faultText(first, errors));
    return faults.length > 0 || refusal !== null;
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const rules = bookingRules(booking.offer, booking.today, booking.countries);
    const parsed = parseFlightBookingFields(bookingFieldsOf(new FormData(event.currentTarget), booking.offer), rules);
    if (isBusy || !parsed.ok) event.preventDefault();
    if (!isBusy) setChecked({ faults: parsed.ok ? [] : parsed.error, before: outcome });
    if (isBusy || !parsed.ok) return;
    draft.keepSent();
    // What was wrong with an earlier try must not stand over the one that is sent now.
    if (faultToast.current !== null) toasts.dismiss(faultToast.current);
  };

  const messages = errorsByField(faults, errors);
  const values = outcome?.values ?? {};
  return {
    isLive: useHydrated(),
    isBusy,
    faults,
    refusal,
    formKey: outcome?.formKey ?? draft.unansweredKey ?? booking.formKey,
    consentTotal: outcome?.kind === "refused" && outcome.failure.code === "price_changed" ? outcome.failure.total : null,
    bind: (name) => ({ id: fieldId(name), name, error: messages[name], defaultValue: values[name] }),
    onSubmit,
    onInput: draft.touch,
  };
}

/** After each try: says what is wrong aloud, and takes the focus to it. */
function useSpeakUp(alert: RefObject<HTMLElement | null>, tries: readonly unknown[], speak: () => boolean): void {
  const spoken = useRef<readonly unknown[]>([null, undefined]);
  useEffect(() => {
    if (tries.every((each, index) => each === spoken.current[index])) return;
    spoken.current = tries;
    if (speak()) alert.current?.focus();
  });
}
