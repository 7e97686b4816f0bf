import type { Ref } from "react";
import { FaultSummary } from "../../components/fault-summary/fault-summary.tsx";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { faultText, waitText } from "./enquiry-words.ts";
import { controlId, type EnquiryFormState } from "./use-enquiry-form.ts";

interface EnquiryAlertProps {
  readonly form: EnquiryFormState;
  readonly answerTime: string;
  readonly ref: Ref<HTMLElement>;
}

/** What came of the last try: thanks and what happens next, or every field at fault, or why the form was not taken. */
export function EnquiryAlert({ form: { name, outcome }, answerTime, ref }: EnquiryAlertProps) {
  const { sent, refused, errors } = useMessages().contact;
  switch (outcome?.kind) {
    case undefined:
      return null;
    case "sent":
      return (
        <Alert ref={ref} tone="good" title={sent[outcome.thanks].title}>
          <p>{sent[outcome.thanks].next(answerTime)}</p>
        </Alert>
      );
    case "faults": {
      const faults = outcome.faults.map((fault) => ({ controlId: controlId(name, fault.path), text: faultText(fault, errors) }));
      return <FaultSummary ref={ref} faults={faults} />;
    }
    case "refused": {
      const { reason } = outcome;
      return (
        <Alert ref={ref} tone="warn" title={refused[reason.code].title}>
          {reason.code === "too_many" ? (
            <p>
              {waitText(reason.retryAfterSeconds, refused.too_many)} <PhoneLink />
            </p>
          ) : (
            <p>{refused[reason.code].why}</p>
          )}
        </Alert>
      );
    }
  }
}
