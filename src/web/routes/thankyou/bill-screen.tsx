import { useEffect } from "react";
import { Link } from "react-router";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { clearBookingDraft } from "../../components/booking-form/use-booking-draft.ts";
import styles from "./bill-screen.module.css";
import { FlightFacts } from "./flight-facts.tsx";
import { HotelFacts } from "./hotel-facts.tsx";
import type { ShownBill } from "./load-bill.ts";
import { SailingPlate } from "./sailing-plate.tsx";

/** A booking that was made: its number, what was bought, and what happens next. */
export function BillScreen({ bill }: { readonly bill: ShownBill }) {
  const { thankyou } = useMessages();
  const isLive = useHydrated();
  const { bought } = bill;
  const saleId = bought.kind === "flight" ? bought.offer.id : bought.offer.rate.id;
  useEffect(() => clearBookingDraft(saleId), [saleId]);
  const isPending = bill.status === "pending";
  const lead = bill.travellers[0]?.firstName ?? "";
  const line = isPending ? thankyou.pending(bill.email) : thankyou.confirmed(bill.email);
  return (
    <div className={`wrap ${styles.screen}`}>
      <SailingPlate bookingId={bill.bookingId} />
      <div className={styles.words}>
        <h1>{isPending ? thankyou.headingPending(lead) : thankyou.headings[bought.kind](lead)}</h1>
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
        {bill.travellersOwed > 0 && (
          <Alert tone="warn" title={thankyou.owedTitle}>
            <p>
              {thankyou.owed(bill.travellersOwed)} <PhoneLink />
            </p>
          </Alert>
        )}
        {bought.kind === "flight" ? <FlightFacts bill={bill} bought={bought} /> : <HotelFacts bill={bill} bought={bought} />}
        <p>
          {thankyou.callLine} <PhoneLink />
        </p>
        <div className={styles.steps}>
          <Link to="/" className={buttonClass({ tone: "ink" })}>
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
