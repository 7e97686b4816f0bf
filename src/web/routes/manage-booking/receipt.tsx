import type { ReactNode } from "react";
import { formatMoney, type LocalDate } from "../../../core/kernel/index.ts";
import { BetweenFlights } from "../../components/between-flights/between-flights.tsx";
import { ItineraryFacts } from "../../components/itinerary-facts/itinerary-facts.tsx";
import { ItineraryTimeline } from "../../components/itinerary-timeline/itinerary-timeline.tsx";
import { PriceSummary } from "../../components/price-summary/price-summary.tsx";
import { StayPriceSummary } from "../../components/price-summary/stay-price-summary.tsx";
import { StayFacts } from "../../components/stay-facts/stay-facts.tsx";
import { LogoMark } from "../../art/logo/logo-mark.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { formatDay } from "../../present/dates.ts";
import { useHydrated } from "../../present/hydrated.ts";
import { useSite } from "../../present/site.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { ShownManaged } from "./load-managed.ts";
import { QuoteCard } from "./quote-card.tsx";
import { RefundsCard } from "./refunds-card.tsx";
import styles from "./receipt.module.css";

/** A sheet of paper with all of a booking on it: what a traveler, an employer or a tax office wants to see. */
export function Receipt({ booking, seal }: { readonly booking: ShownManaged; readonly seal: string }) {
  const { paper, cancelling, refund } = useMessages().manage;
  const { bill, cancellation } = booking;
  const isLive = useHydrated();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.tools}>
        <Link to={`/manage-booking?booking=${seal}`} className={buttonClass()}>
          <Icon name="left" /> {paper.back}
        </Link>
        {isLive && (
          <Button tone="ink" onClick={() => globalThis.print()}>
            <Icon name="print" /> {paper.print}
          </Button>
        )}
      </div>
      <article className={styles.paper}>
        <Letterhead />
        <h1>{paper.heading}</h1>
        <Facts booking={booking} />
        <Bought bill={bill} />
        {cancellation && <QuoteCard quote={cancellation} title={refund.breakdown} total={cancelling.total} />}
        <RefundsCard booking={booking} />
        {bill.isTestPayment && <p className={styles.test}>{paper.test}</p>}
      </article>
    </div>
  );
}

function Letterhead() {
  const { brand } = useSite();
  return (
    <header className={styles.head}>
      <span>
        <LogoMark /> <b>{brand.name}</b>
      </span>
      <address>
        {brand.officeAddress}
        <br />
        {brand.supportPhone}, {brand.supportEmail}
      </address>
    </header>
  );
}

function Facts({ booking }: { readonly booking: ShownManaged }) {
  const { manage, thankyou } = useMessages();
  const { bill, createdAt, orderRef, refusal } = booking;
  const { paper } = manage;
  const { bought, travellers } = bill;
  return (
    <dl className={styles.facts}>
      <Fact name={paper.number}>{bill.bookingId}</Fact>
      {orderRef !== null && <Fact name={manage.orderRef[bought.kind]}>{orderRef}</Fact>}
      <Fact name={paper.made}>{formatDay(createdAt.slice(0, 10) as LocalDate, useLocale())}</Fact>
      <Fact name={paper.status}>{paper.statuses[refusal === "being_undone" ? "undone" : bill.status]}</Fact>
      <Fact name={bought.kind === "flight" ? paper.forWhom : thankyou.leadGuest}>
        {travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ")}
      </Fact>
      <Fact name={paper.payment}>{usePayment(booking)}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function usePayment({ bill: { bought, card, status }, refusal }: ShownManaged): string {
  const { manage, thankyou } = useMessages();
  const { paper } = manage;
  const locale = useLocale();
  const named = thankyou.theCard(card.brand, card.last4);
  const isAtHotel = bought.kind === "hotel" && bought.quote.dueAtHotel.amountMinor > 0;
  if (isAtHotel && status === "cancelled") return paper.notDue(named);
  if (isAtHotel && refusal === "being_undone") return paper.neverDue(named);
  if (isAtHotel) return paper.atHotel(formatMoney(bought.quote.dueAtHotel, locale), named);
  if (refusal === "being_undone") return paper.settling(formatMoney(bought.quote.total, locale), named);
  return (status === "pending" ? paper.toPay : paper.paid)(formatMoney(bought.quote.total, locale), named);
}

/** What was bought, leg by leg or night by night, and what its price is made of. */
function Bought({ bill: { bought, pricing, status, isBeingSettled } }: Pick<ShownManaged, "bill">) {
  const { manage } = useMessages();
  const isOver = status === "cancelled" || isBeingSettled === true;
  return (
    <>
      <section className={bought.kind === "flight" ? `${styles.part} ${styles.flights}` : styles.part}>
        {bought.kind === "flight" ? (
          <>
            <ItineraryTimeline itinerary={bought.offer} />
            {bought.offer.tripType === "multiCity" && <BetweenFlights bounds={bought.offer.bounds} />}
            <ItineraryFacts itinerary={bought.offer} pricing={pricing} isFull />
          </>
        ) : (
          <StayFacts offer={bought.offer} quote={bought.quote} pricing={pricing} isOver={isOver} />
        )}
      </section>
      <section className={styles.part}>
        <h2>{manage.paper.bill}</h2>
        {bought.kind === "flight" ? (
          <PriceSummary quote={bought.quote} party={bought.offer.party} />
        ) : (
          <StayPriceSummary quote={bought.quote} offer={bought.offer} pricing={pricing} standing={isOver ? "over" : "booked"} />
        )}
      </section>
    </>
  );
}
