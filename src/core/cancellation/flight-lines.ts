import { type Booking, type CancellationLine, ratesOfFlight } from "../booking/index.ts";
import { travellerCount } from "../flights/index.ts";
import { type Instant, isBefore, secondsAfter, times } from "../kernel/index.ts";
import { figureAt, listFees, POLICY, type PolicyCondition } from "../policy/index.ts";
import { convert, type RateTable } from "../pricing/index.ts";
import { ticketFacts } from "./ticket-facts.ts";

/** What was bought, for how much, and when. */
export type SoldFlight = Pick<Extract<Booking, { readonly kind: "flight" }>, "offer" | "quote" | "createdAt">;

/**
 * What is kept of a flight that is given back on the site for money: by the airline, then by us.
 * @param feeAt the figure of a fee at a moment; ours, unless a test wants others.
 */
export function flightLines(booking: SoldFlight, at: Instant, feeAt: typeof figureAt = figureAt): readonly CancellationLine[] {
  const { quote } = booking;
  const rates = ratesOfFlight(booking);
  return [
    fareLine(booking, rates),
    { amount: times(quote.serviceFee, -1), rule: { kind: "service_fee_kept" } },
    ...agencyLines(booking, caseOf(booking, at), rates, feeAt),
  ];
}

/** The fare's own condition: all of it, a fee for each traveller, or nothing is kept. */
function fareLine({ offer, quote }: SoldFlight, rates: RateTable): CancellationLine {
  const { refundFee } = offer.conditions;
  if (refundFee === null) return { amount: times(quote.fare, -1), rule: { kind: "fare_not_refundable" } };
  const kept = times(convert(refundFee, quote.currency, rates), travellerCount(offer.party));
  if (kept.amountMinor === 0) return { amount: kept, rule: { kind: "fare_refundable" } };
  return { amount: times(kept.amountMinor < quote.fare.amountMinor ? kept : quote.fare, -1), rule: { kind: "fare_penalty" } };
}

/** Our fees of the day of the booking for the cancellation and for claiming the money, each for every ticket: everybody who travels has one. */
function agencyLines(
  { offer, quote, createdAt }: SoldFlight,
  known: PolicyCondition,
  rates: RateTable,
  feeAt: typeof figureAt,
): readonly CancellationLine[] {
  const keys = [...listFees("/cancellation-policy", known), ...listFees("/refund-policy", known)];
  return keys.flatMap((key) => {
    const figure = feeAt(key, createdAt);
    if (figure.kind !== "money") return [];
    const count = figure.per === "ticket" || figure.per === "passenger" ? travellerCount(offer.party) : 1;
    return [
      { amount: times(convert(figure.amount, quote.currency, rates), -count), rule: { kind: "policy", key, heldAt: createdAt } as const },
    ];
  });
}

/** The facts by which our fees are chosen. */
const caseOf = ({ offer, createdAt }: SoldFlight, at: Instant): PolicyCondition => ({
  ...ticketFacts(offer),
  act: "cancel",
  outcome: "refund",
  sinceBooking: isBefore(at, secondsAfter(createdAt, WINDOW_SECONDS)) ? "within" : "after",
});

const WINDOW_SECONDS = POLICY.cancellationWindow.figure.max * 60 * 60;
