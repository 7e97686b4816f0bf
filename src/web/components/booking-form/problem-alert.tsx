import { type Ref, useMemo } from "react";
import { Link } from "../../i18n/navigation.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { fieldId } from "../../ui/field/field-binding.ts";
import { FaultSummary } from "../fault-summary/fault-summary.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import { FlashMessage } from "../flash-message/flash-message.tsx";
import { billPath } from "./bill-path.ts";
import { summaryText } from "./fault-text.ts";
import { PriceConsent } from "./price-consent.tsx";
import type { BookingFormState, BookingWords, FormProblem } from "./use-booking-form.ts";

export interface WayBack {
  readonly to: string;
  readonly label: string;
}

interface ProblemAlertProps {
  readonly form: BookingFormState;
  /** Where something else can be chosen when this is gone. */
  readonly back: WayBack;
  readonly ref: Ref<HTMLElement>;
}

/** Why the form has come back: every field at fault with a link to it, or what became of the booking. */
export function ProblemAlert({ form, back, ref }: ProblemAlertProps) {
  const { problem, words } = form;
  if (problem === null) return null;
  if (problem.kind === "faults") {
    const faults = problem.faults.map((fault) => ({
      controlId: fieldId(fault.path),
      text: summaryText(fault, words.errors, problem.faults),
    }));
    return (
      <>
        <FaultSummary faults={faults} ref={ref} />
        {form.consent && <PriceConsent form={form} consent={form.consent} />}
      </>
    );
  }
  return (
    <>
      <RefusalFlash refusal={problem} words={words} />
      <Refusal refusal={problem} form={form} back={back} ref={ref} />
    </>
  );
}

/** The catalogue's one sentence for every booking that failed: a toast, or without scripts a line of the page. */
function RefusalFlash({ refusal, words: { failures } }: { readonly refusal: RefusalProps["refusal"]; readonly words: BookingWords }) {
  const flash = useMemo(() => ({ type: "error", text: failures.toast, about: refusal }) as const, [failures, refusal]);
  return <FlashMessage flash={flash} />;
}

interface RefusalProps {
  readonly refusal: Extract<FormProblem, { readonly kind: "refused" }>;
  readonly form: BookingFormState;
  readonly back: WayBack;
  readonly ref: Ref<HTMLElement>;
}

function Refusal({ refusal: { failure }, form, back, ref }: RefusalProps) {
  const { failures } = form.words;
  switch (failure.code) {
    case "price_changed":
    case "offer_renewed":
      return form.consent && <PriceConsent ref={ref} form={form} consent={form.consent} />;
    case "payment_declined":
      return (
        <Alert ref={ref} tone="error" title={failures.payment_declined.title}>
          <p>{failures.payment_declined[failure.reason]}</p>
          <a href={`#${fieldId("cardNumber")}`}>{failures.payment_declined.toCard}</a>
        </Alert>
      );
    case "too_many":
      return (
        <Alert ref={ref} tone="warn" title={failures.too_many.title}>
          <p>
            {failures.too_many.why(Math.ceil(failure.retryAfterSeconds / 60))} <PhoneLink />
          </p>
        </Alert>
      );
    case "booked_before":
      return (
        <Alert ref={ref} tone="warn" title={failures.booked_before.title(failure.bookingId)}>
          <p>{failures.booked_before.why}</p>
          <Link to={billPath(failure.seal)}>{failures.booked_before.link}</Link>
        </Alert>
      );
    case "in_progress":
      return (
        <Alert ref={ref} tone="warn" title={failures.in_progress.title}>
          <p>{failures.in_progress.why}</p>
        </Alert>
      );
    default:
      return (
        <Alert ref={ref} tone="error" title={failures[failure.code].title}>
          <p>{failures[failure.code].why}</p>
          {isGone(failure.code) && <Link to={back.to}>{back.label}</Link>}
        </Alert>
      );
  }
}

const GONE: readonly string[] = ["sold_out", "sale_closed", "offer_expired", "offer_forged"];
const isGone = (code: string): boolean => GONE.includes(code);
