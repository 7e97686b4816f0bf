import { useEffect, useMemo, useRef } from "react";
import { forgetBooked } from "../../components/booking-form/own-booking.ts";
import { forget, namesKey } from "../../components/booking-form/draft-storage.ts";
import { type Flash, FlashMessage } from "../../components/flash-message/flash-message.tsx";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSpeakUp } from "../../present/use-speak-up.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import bill from "../thankyou/bill-screen.module.css";
import { saleIdOf } from "../thankyou/sale-id.ts";
import { FlightFacts } from "../thankyou/flight-facts.tsx";
import { HotelFacts } from "../thankyou/hotel-facts.tsx";
import { SailingPlate } from "../thankyou/sailing-plate.tsx";
import type { ManagePage, ShownManaged } from "./load-managed.ts";
import { headingOf } from "./headings.ts";
import type { ManageOutcome } from "./manage-outcome.ts";
import styles from "./manage.module.css";
import { QuoteCard } from "./quote-card.tsx";
import { RefundAlert } from "./refund-alert.tsx";
import { RefusalWords } from "./refusal-words.tsx";
import { RefundsCard } from "./refunds-card.tsx";
import { Todo } from "./todo.tsx";
import { isUnheard, UnheardAlert } from "./unheard-alert.tsx";

export type BookingPage = Extract<ManagePage, { readonly kind: "booking" }>;

interface ManagedScreenProps {
  readonly page: BookingPage;
  readonly outcome: ManageOutcome | undefined;
}

/** A booking: how it stands, what was bought, and what can be done with it. */
export function ManagedScreen({ page, outcome }: ManagedScreenProps) {
  const { manage, thankyou } = useMessages();
  const { booking, seal } = page;
  const { bought, bookingId, isTestPayment } = booking.bill;
  useForgottenNames(booking);
  useForgottenSale(booking);
  return (
    <div className={`wrap ${bill.screen} ${styles.booking}`}>
      <SailingPlate bookingId={bookingId} />
      <div className={bill.words}>
        <Crumbs above={[{ to: "/manage-booking", label: manage.title }]} here={bookingId} />
        <h1>{headingOf(booking, manage)}</h1>
        <p className="lead">{leadOf(booking, manage)}</p>
        {booking.orderRef !== null && (
          <p className={styles.order}>
            {manage.orderRef[bought.kind]} <b>{booking.orderRef}</b>
          </p>
        )}
        <Said page={page} outcome={outcome} />
        <RefundAlert booking={booking} />
        <OwedAlert booking={booking} seal={seal} />
        {isTestPayment && (
          <Alert tone="info" title={thankyou.sandboxTitle}>
            <p>{thankyou.sandboxes[bought.kind]}</p>
          </Alert>
        )}
        {booking.cancellation && <QuoteCard quote={booking.cancellation} title={manage.refund.breakdown} total={manage.cancelling.total} />}
        {booking.cancellation?.isFree === true && <p>{manage.cancelling.freed}</p>}
        <RefundsCard booking={booking} />
        {bought.kind === "flight" ? (
          <FlightFacts bill={booking.bill} bought={bought} isFull />
        ) : (
          <HotelFacts bill={booking.bill} bought={bought} />
        )}
        <Todo page={page} />
        <p>
          {thankyou.callLine} <PhoneLink />
        </p>
      </div>
    </div>
  );
}

/** Nothing stays in the browser of names that nobody waits for any more, whoever gave them. */
function useForgottenNames({ bill: { bookingId }, owed }: ShownManaged): void {
  const isComplete = owed.length === 0;
  useEffect(() => {
    if (isComplete) forget(namesKey(bookingId));
  }, [isComplete, bookingId]);
}

/** Whoever cancelled may book the same again without being held up. */
function useForgottenSale({ bill: shown }: ShownManaged): void {
  const [saleId, isCancelled] = [saleIdOf(shown), shown.status === "cancelled"];
  useEffect(() => {
    if (isCancelled) forgetBooked(saleId);
  }, [saleId, isCancelled]);
}

type Words = ReturnType<typeof useMessages>["manage"];

function leadOf({ bill: { status, email, bought }, isWithPerson, refusal, owed }: ShownManaged, { leads }: Words): string {
  if (refusal === "being_undone") return leads.undone(email);
  if (isWithPerson) return leads.withPerson(email);
  if (status === "cancelled") return leads.cancelled[bought.kind];
  return status === "confirmed" && owed.length > 0 ? leads.owed(email) : leads[status](email);
}

/** What came of the last thing that was asked for: a toast, or without scripts a part of the page. */
function Said({ page, outcome }: ManagedScreenProps) {
  const { manage } = useMessages();
  const alert = useRef<HTMLElement>(null);
  // The same as long as it is the same answer: another one would be said again.
  const flash = useMemo(() => flashOf(outcome, page.isJustNamed, manage), [outcome, page.isJustNamed, manage]);
  useSpeakUp(alert, [outcome], () => outcome?.kind === "refused" || isUnheard(outcome));
  if (isUnheard(outcome)) return <UnheardAlert ref={alert} outcome={outcome} />;
  if (outcome?.kind === "refused")
    return (
      <Alert ref={alert} tone="warn" title={manage.cancelling.refusedTitle}>
        {page.booking.refusal && (
          <p>
            <RefusalWords refusal={page.booking.refusal} />
          </p>
        )}
      </Alert>
    );
  return <FlashMessage flash={flash} />;
}

function flashOf(outcome: ManageOutcome | undefined, isJustNamed: boolean, { resent, resendFull, names }: Words): Flash | null {
  if (outcome?.kind === "resent") return { type: "success", text: resent(outcome.email) };
  if (outcome?.kind === "resend_full") return { type: "error", text: resendFull(outcome.minutes) };
  return isJustNamed && outcome === undefined ? { type: "success", text: names.saved } : null;
}

function OwedAlert({ booking: { owed }, seal }: { readonly booking: ShownManaged; readonly seal: string }) {
  const { names } = useMessages().manage;
  if (owed.length === 0) return null;
  return (
    <Alert tone="warn" title={names.owedTitle(owed.length)}>
      <p>{names.owed}</p>
      <p className={styles.next}>
        <Link to={`/manage-booking?booking=${seal}&step=names`} className={buttonClass({ tone: "ink" })}>
          {names.open}
        </Link>
      </p>
    </Alert>
  );
}
