import { useRef } from "react";
import { useLocation } from "react-router";
import { parseFlightBookingFields, partyKinds } from "../../../core/booking/index.ts";
import { type FlightOffer, travellerCount } from "../../../core/flights/index.ts";
import { BookedAlert } from "../../components/booking-form/booked-alert.tsx";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { flightAnchor } from "../../components/itinerary-card/flight-anchor.ts";
import { BookingForm } from "../../components/booking-form/booking-form.tsx";
import { BookingFrame } from "../../components/booking-form/booking-frame.tsx";
import { ChangedSince } from "../../components/booking-form/changed-since.tsx";
import { firstBookingIn, type ReturnedForm } from "../../components/booking-form/outcome.ts";
import { useOwnBooking } from "../../components/booking-form/own-booking.ts";
import { ProblemAlert } from "../../components/booking-form/problem-alert.tsx";
import { useBookedWarning } from "../../components/booking-form/use-booked-warning.ts";
import { useLastReturned } from "../../components/booking-form/use-last-returned.ts";
import { useBookingForm } from "../../components/booking-form/use-booking-form.ts";
import { PriceSummary } from "../../components/price-summary/price-summary.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { quoteIn } from "../../present/pricing.ts";
import type { ChosenFlight } from "../search-results/booking-link.ts";
import { bookingFieldsOf, bookingRules } from "./booking-form-fields.ts";
import { ComesBack } from "./comes-back.tsx";
import { FareBrands } from "./fare-brands.tsx";
import { FlightSection } from "./flight-section.tsx";
import type { ReadyBooking } from "./load-booking.ts";
import { PassengersSection } from "./passengers-section.tsx";
import { RouteLine } from "./route-line.tsx";
import { useSite } from "../../present/site.tsx";
import { routeWords } from "../../present/route-words.ts";

interface BookingScreenProps {
  readonly booking: ReadyBooking;
  /** What came back from the last try, if anything did. */
  readonly outcome: ReturnedForm<FlightOffer> | undefined;
}

/** The flight, the form, and the price that stays in view. */
export function BookingScreen({ booking, outcome: returned }: BookingScreenProps) {
  const outcome = useLastReturned(returned, booking);
  const { back, brands, countries, today, formKey } = booking;
  const { offer, pricing } = (outcome?.kind === "refused" ? outcome.renewed : undefined) ?? booking;
  const words = useMessages().booking;
  const { earliestToday: cardDay } = useSite();
  const chosen = useLocation().state as ChosenFlight | null;
  const alert = useRef<HTMLElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const check = (typed: FormData) => {
    const parsed = parseFlightBookingFields(bookingFieldsOf(typed, offer), bookingRules(offer, { today, cardDay }, countries));
    return parsed.ok ? [] : parsed.error;
  };
  const isUnanswered = useOwnBooking(offer.id)?.kind === "unanswered";
  const sameFlights = [offer.id, ...brands.map(({ id }) => id)] as const;
  const { alert: bookedAlert, holdBack } = useBookedWarning(sameFlights, firstBookingIn(outcome) !== null);
  const subject = { party: offer.party, saleId: offer.id, today, formKey, words, check, holdBack };
  const form = useBookingForm(subject, outcome, { form: element, alert });
  // They stand still while this page's own form is under way: what lies below them would jump.
  const hasFares = brands.length > 1 && isOpenChoice(outcome) && (form.isSent || !isUnanswered);
  const quote = quoteIn(pricing, offer.farePerTraveller, offer.party);
  return (
    <BookingFrame
      form={form}
      total={quote.total}
      totalLabel={words.summary.total(travellerCount(offer.party))}
      note={words.summary.note(quote.currency)}
      summary={
        <>
          <RouteLine offer={offer} quote={quote} />
          <PriceSummary quote={quote} party={offer.party} />
          <ComesBack comesBack={booking.comesBack} offer={offer} />
        </>
      }
    >
      <FlightCrumbs booking={booking} />
      <h1>{words.heading}</h1>
      <ProblemAlert ref={alert} form={form} back={{ to: cardPath(offer, back), label: words.failures.backToResults }} />
      <BookedAlert ref={bookedAlert} saleIds={sameFlights} today={today} outcome={outcome} isSent={form.isSent} />
      <ChangedSince
        before={chosen?.flight ? quoteIn(pricing, chosen.flight.farePerTraveller, offer.party).total : null}
        now={quote.total}
        words={words}
      />
      <FlightSection offer={offer} pricing={pricing} hasFares={hasFares} />
      {hasFares && (
        <FareBrands offer={offer} brands={brands} comesBack={booking.comesBack} pricing={pricing} back={back} isHeld={form.isBusy} />
      )}
      <BookingForm
        ref={element}
        form={form}
        total={quote.total}
        countries={countries}
        people={<PassengersSection kinds={partyKinds(offer.party)} today={today} bind={form.bind} />}
      />
    </BookingFrame>
  );
}

/** Whether another fare may be chosen: before the form was sent, and when the card did not pay for this one. */
const isOpenChoice = (outcome: BookingScreenProps["outcome"]): boolean =>
  outcome === undefined || (outcome.kind === "refused" && outcome.failure.code === "payment_declined");

function FlightCrumbs({ booking: { offer, back } }: Pick<BookingScreenProps, "booking">) {
  const messages = useMessages();
  const { crumbs } = messages.booking;
  const found = { to: cardPath(offer, back), label: routeWords(offer, messages) };
  return <Crumbs above={[{ to: "/", label: crumbs.flights }, found]} here={crumbs.here} />;
}

/** The results, at the card of the flight. */
const cardPath = (offer: FlightOffer, back: string): string => `/search-results?${back}#${flightAnchor(offer)}`;
