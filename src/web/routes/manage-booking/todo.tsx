import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { Link, usePathHere } from "../../i18n/navigation.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Card } from "../../ui/card/card.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import styles from "./manage.module.css";
import type { BookingPage } from "./managed-screen.tsx";
import { PageForm } from "./page-form.tsx";
import { RefusalWords } from "./refusal-words.tsx";

/** Everything that can be done with a booking, each beside what it does. */
export function Todo({ page: { booking, seal } }: { readonly page: BookingPage }) {
  const { manage } = useMessages();
  const pathHere = usePathHere();
  const { refusal, bill } = booking;
  const here = `booking=${seal}`;
  return (
    <Card className={styles.todo} aria-label={manage.todo}>
      <h2>{manage.todo}</h2>
      <ul>
        <Row icon="print" note={manage.receiptNote}>
          <Link to={`/manage-booking/receipt?${here}`} className={buttonClass()}>
            {manage.receipt}
          </Link>
        </Row>
        {bill.status !== "pending" && (
          <Row icon="calendar" note={manage.calendarNote}>
            <a href={pathHere(`/manage-booking/calendar?${here}`)} className={buttonClass()}>
              {bill.status === "cancelled" ? manage.calendarOut : manage.calendar}
            </a>
          </Row>
        )}
        <Row icon="mail" note={manage.resendNote(bill.email)}>
          <PageForm intent="resend" look={{}} words={{ submit: manage.resend, submitting: manage.resending }} />
        </Row>
        {refusal === null && (
          <Row icon="refund" note={manage.cancelNote}>
            <Link to={`/manage-booking?${here}&step=cancel`} className={buttonClass()}>
              {manage.cancel}
            </Link>
          </Row>
        )}
      </ul>
      {refusal !== null && refusal !== "given_back" && refusal !== "being_undone" && (
        <p className={styles.note}>
          <RefusalWords refusal={refusal} />
        </p>
      )}
    </Card>
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly note: string;
  readonly children: ReactNode;
}

function Row({ icon, note, children }: RowProps) {
  return (
    <li>
      <Icon name={icon} />
      {children}
      <small>{note}</small>
    </li>
  );
}
