import { type Booking, type CancellationLine, penaltyOfStay } from "../booking/index.ts";
import { type Instant, type LocalDateTime, type Money, times } from "../kernel/index.ts";
import { instantAt, startOf } from "./start-of.ts";
import { stepIndexAt } from "./step-at.ts";

type HotelBooking = Extract<Booking, { readonly kind: "hotel" }>;

/** What is kept of a stay that is given back: what its rate says, and its service fee, which is 0: nothing by us (decision 20). */
export function stayLines(booking: HotelBooking, at: Instant): readonly CancellationLine[] {
  const { quote } = booking;
  const { index, penalty } = penaltyAt(booking, at);
  if (quote.dueNow.amountMinor === 0) return [{ amount: quote.dueNow, rule: { kind: "hotel_unpaid", penalty } }];
  if (penalty.amountMinor === 0) return [{ amount: penalty, rule: { kind: "hotel_free_until", until: endOf(booking, index) } }];
  const kind = penalty.amountMinor >= quote.dueNow.amountMinor ? "hotel_not_refundable" : "hotel_penalty";
  return [
    { amount: times(penalty, -1), rule: { kind } },
    { amount: times(quote.serviceFee, -1), rule: { kind: "service_fee_kept" } },
  ];
}

/** The step of the rate's ladder that holds at a moment, and what it costs in the booking's currency; the whole price at most. */
function penaltyAt(booking: HotelBooking, at: Instant): { readonly index: number; readonly penalty: Money } {
  const { rate } = booking.offer;
  const index = stepIndexAt(booking.offer, at);
  return { index, penalty: penaltyOfStay(booking, rate.cancellation.steps[index] ?? { penalty: rate.total }) };
}

/** Until when a step holds: the beginning of the next, else of the stay. */
function endOf(booking: HotelBooking, index: number): Instant {
  const next: LocalDateTime | null = booking.offer.rate.cancellation.steps[index + 1]?.fromLocal ?? null;
  return next === null ? startOf(booking) : instantAt(next, booking.offer.hotel.zone);
}
