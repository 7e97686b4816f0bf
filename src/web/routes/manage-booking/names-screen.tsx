import { useRef } from "react";
import { namesKey } from "../../components/booking-form/draft-storage.ts";
import { errorsByField, summaryText } from "../../components/booking-form/fault-text.ts";
import { useKeptPeople } from "../../components/booking-form/use-kept-people.ts";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { FaultSummary } from "../../components/fault-summary/fault-summary.tsx";
import { TravellerForm } from "../../components/traveller-form/traveller-form.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
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

/** Asks for everybody who is still to be named, as the booking form does, and keeps what is typed as it does. */
export function NamesScreen({ page: { booking, seal }, outcome }: NamesScreenProps) {
  const { manage, booking: words } = useMessages();
  const { bill, owed } = booking;
  const alert = useRef<HTMLElement>(null);
  const faults = outcome?.kind === "faults" ? outcome.faults : [];
  const form = useRef<HTMLFormElement>(null);
  const returned = outcome && "values" in outcome ? outcome.values : undefined;
  const { touch } = useKeptPeople(form, { key: namesKey(bill.bookingId), today: bill.today }, returned === undefined);
  const isLive = useHydrated();
  useSpeakUp(alert, [outcome], () => outcome !== undefined);
  const errorWords = { ...words.errors, ...manage.names.ages };
  const errors = errorsByField(faults, errorWords);
  const bind: BindField = (name) => ({ id: fieldId(name), name, error: errors[name], defaultValue: returned?.[name] });
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
          faults={faults.map((fault) => ({ controlId: fieldId(fault.path), text: summaryText(fault, errorWords, faults) }))}
        />
      )}
      <PageForm
        ref={form}
        intent="names"
        onInput={touch}
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
      {isLive && <p className="small muted">{manage.names.draft}</p>}
    </div>
  );
}
