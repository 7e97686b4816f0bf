import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { Link } from "../../i18n/navigation.tsx";
import { forgetBooked, rememberBooked } from "../../components/booking-form/own-booking.ts";
import { clearBookingDraft } from "../../components/booking-form/use-booking-draft.ts";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { type Messages, useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./bill-screen.module.css";
import { FlightFacts } from "./flight-facts.tsx";
import { HotelFacts } from "./hotel-facts.tsx";
import type { ShownBill } from "./load-bill.ts";
import { saleIdOf } from "./sale-id.ts";
import { SailingPlate } from "./sailing-plate.tsx";

/** A booking that was made: its number, what was bought, and what happens next. */
export function BillScreen({ bill }: { readonly bill: ShownBill }) {
  const { thankyou } = useMessages();
  const isLive = useHydrated();
  const { bought } = bill;
  const saleId = saleIdOf(bill);
  const [query] = useSearchParams();
  useBookedSale(saleId, query.get("booking") ?? "", bill);
  const line = thankyou[bill.status](bill.email);
  const manage = `/manage-booking?ref=${bill.bookingId}`;
  return (
    <div className={`wrap ${styles.screen}`}>
      <SailingPlate bookingId={bill.bookingId} />
      <div className={styles.words}>
        <h1>{headingOf(bill, thankyou)}</h1>
        <p className="lead">
          {line.before}
          <b>{line.email}</b>
          {line.after}
        </p>
        {bill.isTestPayment && (
          <Alert tone="info" title={thankyou.sandboxTitle}>
            <p>{thankyou.sandboxes[bought.kind]}</p>
          </Alert>
        )}
        {bill.status === "confirmed" && bill.travellersOwed > 0 && (
          <Alert tone="warn" title={thankyou.owedTitle}>
            <p>
              {thankyou.owed(bill.travellersOwed)} <Link to={manage}>{thankyou.complete}</Link>
            </p>
          </Alert>
        )}
        {bought.kind === "flight" ? <FlightFacts bill={bill} bought={bought} /> : <HotelFacts bill={bill} bought={bought} />}
        <p>
          {thankyou.callLine} <PhoneLink />
        </p>
        <div className={styles.steps}>
          <Link to={manage} className={buttonClass({ tone: "ink" })}>
            {thankyou.manage}
          </Link>
          <Link to="/" className={buttonClass()}>
            {thankyou.home}
          </Link>
          {isLive && (
            <Button onClick={() => globalThis.print()}>
              <Icon name="print" /> {thankyou.print}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Whose booking it is and how far it has come. Nobody is told that a room is theirs which a test payment holds for nobody. */
function headingOf({ status, isTestPayment, bought, travellers }: ShownBill, { headings }: Messages["thankyou"]): string {
  const lead = travellers[0]?.firstName ?? "";
  if (status !== "confirmed") return headings[status](lead);
  if (isTestPayment) return headings.test(lead);
  return bought.kind === "flight" ? headings.flight(lead) : headings.hotel(lead, bought.offer.guests.rooms);
}

/** Nothing that was typed stays in the browser once it is booked; only that it is, for whoever goes back to what was on sale. */
function useBookedSale(saleId: string, seal: string, { today, status }: Pick<ShownBill, "today" | "status">): void {
  useEffect(() => {
    clearBookingDraft(saleId);
    if (status === "cancelled") forgetBooked(saleId);
    else rememberBooked(saleId, seal, today);
  }, [saleId, seal, today, status]);
}
