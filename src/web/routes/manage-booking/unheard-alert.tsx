import type { Ref } from "react";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import type { ManageOutcome } from "./manage-outcome.ts";

type Unheard = Extract<ManageOutcome, { readonly kind: "too_many" | "unanswered" }>;

/** Whether a form was not looked at, or nobody here knows whether it was. */
export const isUnheard = (outcome: ManageOutcome | undefined): outcome is Unheard =>
  outcome?.kind === "too_many" || outcome?.kind === "unanswered";

interface UnheardAlertProps {
  readonly ref: Ref<HTMLElement>;
  readonly outcome: Unheard;
  /** What too many tries are here; elsewhere the server has had no time. */
  readonly tooMany?: { readonly title: string; readonly why: string };
}

/** Why a form stands as it was sent. */
export function UnheardAlert({ ref, outcome: { kind }, tooMany }: UnheardAlertProps) {
  const { unanswered, crowded } = useMessages().manage;
  const { title, why } = kind === "unanswered" ? unanswered : (tooMany ?? crowded);
  return (
    <Alert ref={ref} tone="warn" title={title}>
      <p>
        {why} {kind === "too_many" && <PhoneLink />}
      </p>
    </Alert>
  );
}
