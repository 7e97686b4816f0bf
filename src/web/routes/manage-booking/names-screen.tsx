import { useRef } from "react";
import { errorsByField, summaryText } from "../../components/booking-form/fault-text.ts";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { FaultSummary } from "../../components/fault-summary/fault-summary.tsx";
import { TravellerForm } from "../../components/traveller-form/traveller-form.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSpeakUp } from "../../present/use-speak-up.ts";
import { type BindField, fieldId } from "../../ui/field/field-binding.ts";
import styles from "./manage.module.css";
import type { ManageOutcome } from "./manage-outcome.ts";
import type { BookingPage } from "./managed-screen.tsx";
import { PageForm } from "./page-form.tsx";
import { isUnheard, UnheardAlert } from "./unheard-alert.tsx";

interface NamesScreenProps {
  readonly page: BookingPage;
  readonly outcome: ManageOutcome | undefined;
}

/** Asks for everybody who is still to be named, as the booking form does. */
export function NamesScreen({ page: { booking, seal }, outcome }: NamesScreenProps) {
  const { manage, booking: words } = useMessages();
  const { bill, owed } = booking;
  const alert = useRef<HTMLElement>(null);
  const faults = outcome?.kind === "faults" ? outcome.faults : [];
  const typed = outcome && "values" in outcome ? outcome.values : {};
  useSpeakUp(alert, [outcome], () => outcome !== undefined);
  const errors = errorsByField(faults, words.errors);
  const bind: BindField = (name) => ({ id: fieldId(name), name, error: errors[name], defaultValue: typed[name] });
  return (
    <div className={`wrap ${styles.step}`}>
      <Crumbs
        above={[
          { to: "/manage-booking", label: manage.title },
          { to: `/manage-booking?booking=${seal}`, label: bill.bookingId },
        ]}
        here={manage.names.open}
      />
      <h1>{manage.names.heading}</h1>
      <p className="lead">{manage.names.lead}</p>
      {isUnheard(outcome) && <UnheardAlert ref={alert} outcome={outcome} />}
      {faults.length > 0 && (
        <FaultSummary
          ref={alert}
          faults={faults.map((fault) => ({ controlId: fieldId(fault.path), text: summaryText(fault, words.errors) }))}
        />
      )}
      <PageForm
        intent="names"
        className={styles.form}
        look={{ tone: "primary", size: "big" }}
        words={{ submit: manage.names.submit, submitting: manage.names.submitting }}
      >
        {owed.map((kind, index) => (
          <TravellerForm
            // A traveller is the place in the party and nothing else.
            key={`${kind}${index}`}
            number={bill.travellers.length + index + 1}
            kind={kind}
            today={bill.today}
            bind={bind}
          />
        ))}
      </PageForm>
    </div>
  );
}
