import type { Purchase } from "../../../core/booking/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { StayPriceSummary } from "../../components/price-summary/stay-price-summary.tsx";
import { StayFacts } from "../../components/stay-facts/stay-facts.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import styles from "./bill-screen.module.css";
import { Fact } from "./fact.tsx";
import type { ShownBill } from "./load-bill.ts";
import { PaidFact, TotalFact } from "./paid-fact.tsx";

interface HotelFactsProps {
  readonly bill: ShownBill;
  readonly bought: Extract<Purchase, { readonly kind: "hotel" }>;
}

/** The stay that was booked, who checks in, what was paid and what is due at the hotel. */
export function HotelFacts({ bill, bought }: HotelFactsProps) {
  const { thankyou, booking } = useMessages();
  const { offer, quote } = bought;
  const isOver = bill.status === "cancelled" || bill.isBeingSettled === true;
  return (
    <Card className={styles.facts} aria-label={thankyou.stay}>
      <StayFacts offer={offer} quote={quote} pricing={bill.pricing} isOver={isOver} />
      <dl className={styles.pairs}>
        <Amounts bill={bill} bought={bought} />
        {bill.travellers.map(({ firstName, lastName }) => (
          <Fact key={firstName} name={thankyou.leadGuest}>
            {firstName} {lastName}
          </Fact>
        ))}
      </dl>
      <Disclosure summary={booking.summary.title}>
        <StayPriceSummary quote={quote} offer={offer} pricing={bill.pricing} standing={isOver ? "over" : "booked"} />
      </Disclosure>
    </Card>
  );
}

function Amounts({ bill, bought: { quote } }: HotelFactsProps) {
  const { thankyou } = useMessages();
  const locale = useLocale();
  if (quote.dueAtHotel.amountMinor === 0) return <TotalFact bill={bill} amount={quote.total} />;
  if (bill.status === "cancelled") return <Fact name={thankyou.dueAtHotel}>{thankyou.notDue}</Fact>;
  if (bill.isBeingSettled === true) return <Fact name={thankyou.dueAtHotel}>{thankyou.neverDue}</Fact>;
  return (
    <>
      <PaidFact name={thankyou.dueAtHotel} amount={quote.dueAtHotel} card={bill.card} />
      <Fact name={thankyou.paid}>
        <span>{formatMoney(quote.dueNow, locale)}</span>
        <small>{thankyou.checked}</small>
      </Fact>
    </>
  );
}
