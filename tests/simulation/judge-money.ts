import type { Booking, DeskRefund } from "../../src/core/booking/index.ts";
import { offerIn } from "./form.ts";
import type { Payment } from "./bank.ts";
import type { World } from "./world.ts";

/**
 * What is wrong with a booking's money at the end: asked for without consent, set aside for ever, taken for nothing, or given back
 * otherwise than the books say. The bank's books and the form that was sent are the measure, never the booking's own figures alone.
 */
export function judgeMoney(world: World, booking: Booking, isPaid: boolean): readonly string[] {
  const { id, state } = booking;
  const payments = world.bank.live(id);
  if (payments.some((payment) => payment.state === "authorised")) return [`${id} is ${state}, and its money is set aside`];
  if (payments.length !== Number(isPaid)) return [`${id} is ${state} with ${payments.length} payments`];
  return [
    ...[...world.bank.payments.values()]
      .filter(({ bookingId }) => bookingId === id)
      .flatMap((payment) => consented(world, booking, payment)),
    ...payments.flatMap((payment) => givenBack(world, booking, payment)),
    ...reckoned(world, booking),
  ];
}

/** What the bank was asked for is what the traveller has read, to the hundredth. Who was shown nothing pays a price of the market. */
function consented({ forms, market }: World, booking: Booking, { amount }: Payment): readonly string[] {
  const { id } = booking;
  const form = forms.get(id);
  if (!form) return [`${id} came of no form`];
  const taken = booking.kind === "flight" ? booking.offer.id : booking.offer.rate.id;
  const named = offerIn(form.request);
  if (named !== null && named !== taken) return [`${id} is for ${taken}, and asked for was ${named}`];
  const fair = form.due ? [form.due] : market.pricesOf(taken, form.request.currency).map(({ due }) => due);
  if (fair.some(({ amountMinor, currency }) => amountMinor === amount.amountMinor && currency === amount.currency)) return [];
  const shown = fair.map(({ amountMinor, currency }) => `${amountMinor} ${currency}`).join(" or ");
  return [`${id}: shown was ${shown}, and the bank was asked for ${amount.amountMinor} ${amount.currency}`];
}

/** What went back is what the cancellation promised and the desk gave, at the bank and beside it, and never more than was taken. */
function givenBack({ database }: World, { id, state, progress }: Booking, { amount, refundedMinor }: Payment): readonly string[] {
  const refunds = database.store.refunds.filter(({ bookingId }) => bookingId === id);
  if (refunds.some(({ outcome }) => outcome === "open")) return [`${id}: nobody knows what became of a refund of the desk`];
  const otherwise = sumOf(refunds.filter(({ way }) => way === "otherwise"));
  const promised = state === "refunded" ? (progress.cancellation?.refund.amountMinor ?? amount.amountMinor) : 0;
  const isAllOfIt = state === "refunded" && progress.cancellation === null;
  const beside = isAllOfIt ? 0 : sumOf(refunds.filter(({ outcome, standsIn }) => outcome === "refunded" && !standsIn));
  if (refundedMinor + otherwise !== promised + beside)
    return [
      `${id} is ${state}: ${refundedMinor} went back to the card and ${otherwise} otherwise, and owed were ${promised} and ${beside}`,
    ];
  return refundedMinor + otherwise > amount.amountMinor ? [`${id}: more went back than was taken`] : [];
}

/** A cancellation gives back what its rules leave, less what the desk had given before: by the right time, whatever clocks say. */
function reckoned({ database, deskBooks, ledger }: World, { id, progress: { cancellation } }: Booking): readonly string[] {
  if (cancellation === null || cancellation.refund.amountMinor === 0) return [];
  const agreedMs = ledger.agreedMs.get(id) ?? 0;
  const isBefore = ({ key }: DeskRefund) => (deskBooks.begunMs.get(key) ?? Infinity) < agreedMs;
  const refunds = database.store.refunds.filter(({ bookingId, outcome }) => bookingId === id && outcome === "refunded");
  const before = sumOf(refunds.filter(isBefore));
  const left = cancellation.lines
    .filter(({ rule }) => rule.kind !== "already_given_back")
    .reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const promised = cancellation.refund.amountMinor;
  return promised + before > left ? [`${id}: ${promised} are promised, ${before} were given before, and the rules leave ${left}`] : [];
}

const sumOf = (refunds: readonly DeskRefund[]): number => refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
