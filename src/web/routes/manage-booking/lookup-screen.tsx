import { type ReactNode, useRef } from "react";
import { errorsByField, summaryText } from "../../components/booking-form/fault-text.ts";
import { SailingBoat } from "../../art/sailing-boat/sailing-boat.tsx";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { FaultSummary } from "../../components/fault-summary/fault-summary.tsx";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSpeakUp } from "../../present/use-speak-up.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { Card } from "../../ui/card/card.tsx";
import { fieldId } from "../../ui/field/field-binding.ts";
import type { ManagePage } from "./load-managed.ts";
import { LookupForm } from "./lookup-form.tsx";
import styles from "./manage.module.css";
import type { ManageOutcome } from "./manage-outcome.ts";
import { isUnheard, UnheardAlert } from "./unheard-alert.tsx";

interface LookupScreenProps {
  readonly page: Extract<ManagePage, { readonly kind: "form" }>;
  readonly outcome: ManageOutcome | undefined;
}

/** The form that finds a booking by its number and its address. */
export function LookupScreen({ page, outcome }: LookupScreenProps) {
  const { manage, booking } = useMessages();
  const { lookup } = manage;
  const faults = outcome?.kind === "faults" ? outcome.faults : [];
  const errors = errorsByField(faults, booking.errors);
  const alert = useRef<HTMLElement>(null);
  useSpeakUp(alert, [outcome], () => outcome !== undefined);
  return (
    <div className={styles.lookup}>
      <div className="wrap">
        <Crumbs above={[{ to: "/", label: manage.crumb }]} here={lookup.heading} />
        <div className={styles.finder}>
          <div className={styles.say}>
            <h1>{lookup.heading}</h1>
            <p className="lead">{lookup.lead}</p>
            <SailingBoat className={styles.boat} />
          </div>
          <Card className={styles.sheet} aria-label={lookup.heading}>
            {faults.length > 0 && (
              <FaultSummary
                ref={alert}
                faults={faults.map((fault) => ({ controlId: fieldId(fault.path), text: summaryText(fault, booking.errors) }))}
              />
            )}
            <LookupAlert ref={alert} outcome={outcome} isClosed={page.isClosed} />
            <LookupForm reference={page.reference} outcome={outcome} errors={errors} />
          </Card>
        </div>
      </div>
    </div>
  );
}

interface LookupAlertProps {
  readonly ref: React.Ref<HTMLElement>;
  readonly outcome: ManageOutcome | undefined;
  readonly isClosed: boolean;
}

/** What came of the last try. Whether the number or the address is wrong, nobody is told. */
function LookupAlert({ ref, outcome, isClosed }: LookupAlertProps): ReactNode {
  const { lookup } = useMessages().manage;
  if (isUnheard(outcome)) return <UnheardAlert ref={ref} outcome={outcome} tooMany={{ title: lookup.tooManyTitle, why: lookup.tooMany }} />;
  if (outcome?.kind === "unknown")
    return (
      <Alert ref={ref} tone="error" title={lookup.unknownTitle}>
        <p>
          {lookup.unknown} <PhoneLink />
        </p>
      </Alert>
    );
  if (!isClosed && outcome?.kind !== "closed") return null;
  return (
    <Alert ref={ref} tone="info" title={lookup.oldTitle}>
      <p>
        {lookup.old} {outcome?.kind === "closed" && lookup.notDone}
      </p>
    </Alert>
  );
}
