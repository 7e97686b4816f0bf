import { useEffect, useMemo, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { Link, useNavigate } from "../../i18n/navigation.tsx";
import { parseHotelBookingFields } from "../../../core/booking/index.ts";
import { type HotelOffer, nightsOf } from "../../../core/hotels/index.ts";
import { BookedAlert } from "../../components/booking-form/booked-alert.tsx";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { BookingForm } from "../../components/booking-form/booking-form.tsx";
import { BookingFrame } from "../../components/booking-form/booking-frame.tsx";
import { ChangedSince } from "../../components/booking-form/changed-since.tsx";
import { FormSection } from "../../components/booking-form/form-section.tsx";
import { firstBookingIn, type ReturnedForm } from "../../components/booking-form/outcome.ts";
import { ProblemAlert } from "../../components/booking-form/problem-alert.tsx";
import { useLastReturned } from "../../components/booking-form/use-last-returned.ts";
import { useBookedWarning } from "../../components/booking-form/use-booked-warning.ts";
import { type BookingSubject, useBookingForm } from "../../components/booking-form/use-booking-form.ts";
import { StayPriceSummary } from "../../components/price-summary/stay-price-summary.tsx";
import { StayFacts } from "../../components/stay-facts/stay-facts.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { stayQuoteIn } from "../../present/pricing.ts";
import { useSite } from "../../present/site.tsx";
import { fieldsOfForm, hotelRules, leadMinAge } from "./hotel-fields.ts";
import { LeadSection } from "./lead-section.tsx";
import type { ReadyStay } from "./load-stay.ts";
import { seenPrice } from "./seen-price.ts";
import { featuresIn } from "./stay-sale.ts";
import styles from "./stay-screen.module.css";

interface StayScreenProps {
  readonly stay: ReadyStay;
  /** What came back from the last try, if anything did. */
  readonly outcome: ReturnedForm<HotelOffer> | undefined;
}

/** A stay's form asks for the lead guest alone: as a party of one. */
const LEAD_ALONE = { adults: 1, children: 0, infants: 0 };

/** The stay, the form, and the price that stays in view. */
export function StayScreen({ stay: loaded, outcome: returned }: StayScreenProps) {
  const outcome = useLastReturned(returned, loaded);
  const stay: ReadyStay = { ...loaded, ...(outcome?.kind === "refused" && outcome.renewed) };
  const { offer, pricing, countries, today, roomsPath } = stay;
  const { hotelBooking } = useMessages();
  const alert = useRef<HTMLElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const { alert: bookedAlert, holdBack } = useBookedWarning([offer.rate.id], firstBookingIn(outcome) !== null);
  const form = useBookingForm({ ...useSubject(stay), holdBack }, outcome, { form: element, alert });
  const before = useSeenTotal(stay);
  useRateInAddress(offer.rate.id);
  const nights = nightsOf(offer.stay);
  const quote = stayQuoteIn(pricing, offer.rate, nights);
  return (
    <BookingFrame
      form={form}
      total={quote.total}
      totalLabel={hotelBooking.summary.totalFor(nights)}
      note={hotelBooking.summary.note(quote.currency)}
      summary={<StayPriceSummary quote={quote} offer={offer} pricing={pricing} />}
    >
      <Crumbs
        above={[
          { to: "/hotels", label: hotelBooking.crumbs.hotels },
          { to: roomsPath, label: offer.hotel.name },
        ]}
        here={hotelBooking.crumbs.here}
      />
      <h1>{hotelBooking.heading}</h1>
      <ProblemAlert ref={alert} form={form} back={{ to: roomsPath, label: hotelBooking.failures.backToRooms }} />
      <BookedAlert ref={bookedAlert} saleIds={[offer.rate.id]} today={today} outcome={outcome} isSent={form.isSent} />
      <ChangedSince before={before} now={quote.total} words={form.words} />
      <FormSection title={hotelBooking.stay.title}>
        <StayFacts offer={offer} pricing={pricing} quote={quote} />
        <p>
          <Link to={roomsPath} className={styles.others}>
            {hotelBooking.stay.otherRates}
          </Link>
        </p>
      </FormSection>
      <BookingForm
        ref={element}
        form={form}
        total={quote.total}
        countries={countries}
        isAtHotel={quote.dueAtHotel.amountMinor > 0}
        people={<LeadSection offer={offer} today={today} bind={form.bind} />}
      />
    </BookingFrame>
  );
}

/** What is booked, with the words and the rules of a stay. */
function useSubject({ offer, countries, today, formKey }: ReadyStay): Omit<BookingSubject, "holdBack"> {
  const { booking, hotelBooking } = useMessages();
  const { earliestToday: cardDay } = useSite();
  // The same words at every render: a message that is said in a toast is said once.
  const words = useMemo(
    () => ({
      errors: { ...booking.errors, ...hotelBooking.errors, ...youngLeadWords(hotelBooking.tooYoung(leadMinAge(offer.hotel))) },
      failures: { ...booking.failures, ...hotelBooking.failures },
    }),
    [booking, hotelBooking, offer.hotel],
  );
  const check = (typed: FormData) => {
    const parsed = parseHotelBookingFields(fieldsOfForm(typed, offer), hotelRules(offer, { today, cardDay }, countries));
    return parsed.ok ? [] : parsed.error;
  };
  return { party: LEAD_ALONE, saleId: offer.rate.id, today, formKey, words, check };
}

/** The hotel's own age is said, whichever one the lead guest falls short of. */
const youngLeadWords = (words: string) => ({ adult_too_young: words, lead_too_young: words, below_check_in_age: words });

/** The total where it was chosen, which travels in the navigation's state; null when the page was opened by its address. */
function useSeenTotal({ offer, pricing }: ReadyStay) {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const seen = seenPrice(state as Parameters<typeof seenPrice>[0], featuresIn(query));
  return seen && stayQuoteIn(pricing, seen, nightsOf(offer.stay)).total;
}

/**
 * An address that names a hotel alone gets the rate that was found for it: loaded again it shows the same one, so that a booking
 * that was sent and not answered is asked for again as it was.
 */
function useRateInAddress(rateId: string): void {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isNamed = query.has("rate");
  useEffect(() => {
    if (isNamed) return;
    const named = new URLSearchParams([["rate", rateId], ...query]);
    void navigate(`?${named.toString()}`, { replace: true, state, preventScrollReset: true });
  }, [isNamed, rateId, query, state, navigate]);
}
