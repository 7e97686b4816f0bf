import { useRef } from "react";
import { travellerCount } from "../../../core/flights/index.ts";
import { PriceSummary } from "../../components/price-summary/price-summary.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import { quoteIn } from "../../present/pricing.ts";
import { Card } from "../../ui/card/card.tsx";
import { BookingCrumbs } from "./booking-crumbs.tsx";
import { BookingForm } from "./booking-form.tsx";
import styles from "./booking-screen.module.css";
import { ChangedSince } from "./changed-since.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { FlightSection } from "./flight-section.tsx";
import { HelpCard } from "./help-card.tsx";
import type { ReadyBooking } from "./load-booking.ts";
import { ProblemAlert } from "./problem-alert.tsx";
import { RouteLine } from "./route-line.tsx";
import type { SubmitOutcome } from "./submit-booking.ts";
import { TermsLine } from "./terms-line.tsx";
import { useBookingForm } from "./use-booking-form.ts";

interface BookingScreenProps {
  readonly booking: ReadyBooking;
  /** What came back from the last try, if anything did. */
  readonly outcome: Exclude<SubmitOutcome, { kind: "booked" }> | undefined;
}

/** The flight, the form, and the price that stays in view. */
export function BookingScreen({ booking, outcome }: BookingScreenProps) {
  const { offer, pricing, back } = booking;
  const { summary, heading } = useMessages().booking;
  const locale = useLocale();
  const alert = useRef<HTMLElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useBookingForm(booking, outcome, { form: element, alert });
  const quote = quoteIn(pricing, offer.farePerTraveller, offer.party);
  return (
    <>
      <div className={`wrap ${styles.book}`}>
        <div className={styles.main}>
          <BookingCrumbs offer={offer} back={back} />
          <h1>{heading}</h1>
          <ProblemAlert ref={alert} form={form} quote={quote} back={back} />
          <ChangedSince quote={quote} party={offer.party} pricing={pricing} />
          <FlightSection offer={offer} pricing={pricing} />
          <BookingForm ref={element} booking={booking} quote={quote} form={form} />
        </div>
        <div className={styles.aside}>
          <Card id="price-summary" className={styles.summary} aria-labelledby="price-summary-title">
            <h2 id="price-summary-title">{summary.title}</h2>
            <RouteLine offer={offer} farePerTraveller={quote.farePerTraveller} />
            <PriceSummary quote={quote} party={offer.party} />
            <p className={styles.small}>{summary.note(quote.currency)}</p>
            <div className={styles.wideOnly}>
              <ConfirmButton form={form} />
            </div>
            <TermsLine />
          </Card>
          <HelpCard />
        </div>
      </div>
      <div className={styles.bar}>
        <a href="#price-summary">
          <b className={styles.total}>{formatMoney(quote.total, locale)}</b>
          <span>{summary.total(travellerCount(offer.party))}</span>
        </a>
        <ConfirmButton form={form} />
      </div>
    </>
  );
}
