import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import type { BookingFault } from "../../../core/booking/index.ts";
import type { Money } from "../../../core/kernel/index.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { useSpeakUp } from "../../present/use-speak-up.ts";
import { type BindField, fieldId } from "../../ui/field/field-binding.ts";
import { type ErrorWords, errorsByField } from "./fault-text.ts";
import type { RefusalReason, ReturnedForm } from "./outcome.ts";
import { type DraftOwner, useBookingDraft } from "./use-booking-draft.ts";
import { useFaultToast } from "./use-fault-toast.ts";

/** What is booked through the form, as far as the form must know. */
export interface BookingSubject extends DraftOwner {
  /** The form's `Idempotency-Key`. */
  readonly formKey: string;
  readonly words: BookingWords;
  /** What is wrong with the form as it stands, by the server's own rules. */
  readonly check: (form: FormData) => readonly BookingFault[];
  /** See `BookedWarning`. */
  readonly holdBack: () => boolean;
}

/** What is said of fields and of failures: flights and stays have words of their own for some. */
export interface BookingWords {
  readonly errors: ErrorWords;
  readonly failures: Messages["booking"]["failures"];
}

/** Fields that need a look, found in the browser or by the server; or what became of the booking. */
export type FormProblem =
  | { readonly kind: "faults"; readonly faults: readonly BookingFault[] }
  | { readonly kind: "refused"; readonly failure: RefusalReason; readonly shownTotal: Money };

/** The total that a form was sent with, and the one that must be agreed to, for another price or another offer. */
export interface Consent {
  readonly reason: "price_changed" | "offer_renewed";
  readonly before: Money;
  readonly now: Money;
}

/** The state of the booking form, and what its parts need of it. */
export interface BookingFormState {
  readonly words: BookingWords;
  readonly isLive: boolean;
  readonly isBusy: boolean;
  /** Whether it was sent from this page, however that went. */
  readonly isSent: boolean;
  /** Why the form stands there again; null when nothing is wrong with it, as far as is known. */
  readonly problem: FormProblem | null;
  readonly formKey: string;
  /** What somebody who presses the button now agrees to, when it is not what the form was sent with. */
  readonly consent: Consent | null;
  /** Where the form is sent; undefined for the page's own address. */
  readonly action: string | undefined;
  readonly bind: BindField;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: () => void;
}

/** The elements that the hook reads and focuses. */
interface BookingElements {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly alert: RefObject<HTMLElement | null>;
}

/**
 * Checks the form in the browser by the server's own rules before it is sent, shows what came back, keeps what is typed.
 * Without scripts none of this runs, and the server says the same.
 */
export function useBookingForm(
  subject: BookingSubject,
  outcome: ReturnedForm | undefined,
  { form, alert }: BookingElements,
): BookingFormState {
  const { errors } = subject.words;
  const toast = useFaultToast(errors);
  const draft = useBookingDraft(form, subject, outcome === undefined);
  const isBusy = useNavigation().formMethod === "POST";
  /** The key of the form that this page has sent: sent again it makes no second booking. */
  const [sentWith, noteSent] = useState<string | null>(null);
  const { problem, checked, isChecked, noteChecked } = useProblem(outcome);
  const faults = problem?.kind === "faults" ? problem.faults : [];

  useSpeakUp(alert, [checked, outcome], () => {
    if (outcome && !isChecked) draft.answered(outcome.formKey);
    toast.tell(faults);
    return problem !== null;
  });

  const formKey = outcome?.formKey ?? draft.unansweredKey ?? subject.formKey;
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const found = subject.check(new FormData(event.currentTarget));
    const isHeld = found.length === 0 && !isBusy && sentWith !== formKey && subject.holdBack();
    const staysHere = isBusy || isHeld || found.length > 0;
    if (staysHere) event.preventDefault();
    if (!isBusy && !isHeld) noteChecked(found);
    if (staysHere) return;
    noteSent(formKey);
    draft.keepSent();
    toast.takeAway();
  };

  const action = outcome?.kind === "refused" ? outcome.renewed?.path : undefined;
  useAddress(action);
  const messages = errorsByField(faults, errors);
  const values = outcome?.values ?? {};
  return {
    words: subject.words,
    isLive: useHydrated(),
    isBusy,
    isSent: sentWith !== null,
    problem,
    formKey,
    consent: consentAsked(outcome),
    action,
    bind: (name) => ({ id: fieldId(name), name, error: messages[name], defaultValue: values[name] }),
    onSubmit,
    onInput: draft.touch,
  };
}

/** What was found in the browser, and the last that the server had answered by then. */
interface Checked {
  readonly faults: readonly BookingFault[];
  readonly before: ReturnedForm | undefined;
}

/** Why the form stands there again: faults found in the browser count until the server has answered something newer. */
function useProblem(outcome: ReturnedForm | undefined) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const isChecked = checked !== null && checked.before === outcome;
  const problem: FormProblem | null = isChecked ? faultsFound(checked.faults) : (outcome ?? null);
  const noteChecked = (faults: readonly BookingFault[]): void => setChecked({ faults, before: outcome });
  return { problem, checked, isChecked, noteChecked };
}

const faultsFound = (faults: readonly BookingFault[]): FormProblem | null => (faults.length > 0 ? { kind: "faults", faults } : null);

/** A page that is loaded again must be about the same offer as the form that is sent. */
function useAddress(action: string | undefined): void {
  useEffect(() => {
    if (action) window.history.replaceState(window.history.state, "", action);
  }, [action]);
}

function consentAsked(outcome: ReturnedForm | undefined): BookingFormState["consent"] {
  if (outcome?.kind !== "refused") return null;
  const { failure, shownTotal } = outcome;
  if (failure.code !== "price_changed" && failure.code !== "offer_renewed") return null;
  return { reason: failure.code, before: shownTotal, now: failure.total };
}
