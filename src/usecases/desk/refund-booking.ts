import { type Booking, type DeskRefund, dueNow, givenBackMinor, hasOpenRefund } from "../../core/booking/index.ts";
import { isErasedBooking, refundDetails } from "../../core/desk/index.ts";
import { type BookingId, type Money, money, ok, type Result } from "../../core/kernel/index.ts";
import { asRefunded } from "../../core/mails/index.ts";
import type { RefundOutcome } from "../ports/payment-gateway.ts";
import { paymentKey, refundKey } from "../process/call-keys.ts";
import { type Acting, actOf, type DeskPorts, refuse } from "./desk-ports.ts";

export type RefundFault =
  | "not_found"
  | "nothing_taken"
  | "gateway_silent"
  | "refund_open"
  | "nothing_left"
  | "too_much"
  | "moved"
  | "no_open_refund";
type Refunded = Result<Outcome, { readonly code: RefundFault }>;

interface Outcome {
  readonly amount: Money;
  /** `open`: the gateway has not said; the same refund can be asked for again. */
  readonly outcome: DeskRefund["outcome"];
  /** Whether the traveller is written to: not of a refund that was not given, and not who has been erased. */
  readonly isMailed: boolean;
}

/** What may still go back of a payment. */
export interface Refundable {
  readonly booking: Booking;
  readonly paymentId: string;
  readonly taken: Money;
  /** What the desk may give back in all, its earlier refunds included. */
  readonly most: Money;
  readonly left: Money;
  readonly refunds: readonly DeskRefund[];
}

/** What was taken for a booking, and what of it can still be given back. */
export async function findRefundable(ports: DeskPorts, id: BookingId): Promise<Result<Refundable, { readonly code: RefundFault }>> {
  const booking = await ports.store.find(id);
  if (!booking) return refuse("not_found");
  const payment = await ports.gateway.lookup(paymentKey(id), ports.clock.now());
  if (payment.kind === "unknown") return refuse("gateway_silent");
  const taken = dueNow(booking);
  if (payment.kind !== "captured" || taken.amountMinor === 0) return refuse("nothing_taken");
  const promised = await promisedMinor(ports, booking);
  if (promised === null) return refuse("gateway_silent");
  const refunds = await ports.store.listRefunds(id);
  const most = money(taken.amountMinor - promised, taken.currency);
  const left = money(Math.max(0, most.amountMinor - givenBackMinor(refunds)), taken.currency);
  return ok({ booking, paymentId: payment.paymentId, taken, most, left, refunds });
}

/** What the process has given back for a cancellation, or still will; null when the gateway cannot say. */
async function promisedMinor({ gateway, clock }: DeskPorts, { id, state, progress }: Booking): Promise<number | null> {
  const agreed = progress.cancellation?.refund.amountMinor ?? 0;
  if (agreed === 0) return 0;
  const status = await gateway.lookupRefund(refundKey(id), clock.now());
  // A person who looks after the order leaves the refund to the process; one who looks after the refund may pay it in its place.
  const isStillToCome = state === "cancelling" || state === "cancelled" || progress.attention?.from === "cancelling";
  if (status.kind === "refunded" || isStillToCome) return agreed;
  return status.kind === "unknown" ? null : 0;
}

/**
 * Gives a part or all of a payment back. That it was begun is written before the gateway is asked, under a key of its own, so that
 * nobody's crash gives it back twice; what became of it is written afterwards, with the mail to the traveller, if they are still known.
 */
export const createRefundBooking =
  (ports: DeskPorts) =>
  async (id: BookingId, amount: Money, acting: Acting): Promise<Refunded> => {
    const found = await findRefundable(ports, id);
    if (!found.ok) return found;
    const { booking, most, left, refunds, paymentId } = found.value;
    if (hasOpenRefund(refunds)) return refuse("refund_open");
    if (left.amountMinor === 0) return refuse("nothing_left");
    if (amount.amountMinor > left.amountMinor || amount.currency !== left.currency) return refuse("too_much");
    const key = `desk-refund/${id}/${ports.ids.rowId()}`;
    const act = actOf(ports, acting, { act: "refund", subject: id, details: refundDetails(key, amount, acting.because) });
    const begun = await ports.desk.beginRefund({ key, bookingId: id, amount, state: booking.state, most }, act);
    if (!begun) return refuse("moved");
    return finish(ports, booking, { key, amount, paymentId }, acting);
  };

/** Asks again for the refund whose outcome nobody knows, under its own key: there is at most one. */
export const createFinishRefund =
  (ports: DeskPorts) =>
  async (id: BookingId, acting: Acting): Promise<Refunded> => {
    const found = await findRefundable(ports, id);
    if (!found.ok) return found;
    const { booking, paymentId, refunds } = found.value;
    const open = refunds.find(({ outcome }) => outcome === "open");
    if (open === undefined) return refuse("no_open_refund");
    const known = await ports.gateway.lookupRefund(open.key, ports.clock.now());
    return finish(ports, booking, { ...open, paymentId }, acting, known.kind === "not_found" ? null : known);
  };

async function finish(
  ports: DeskPorts,
  booking: Booking,
  { key, amount, paymentId }: Pick<DeskRefund, "key" | "amount"> & { readonly paymentId: string },
  acting: Acting,
  known: RefundOutcome | null = null,
): Promise<Refunded> {
  const { kind: outcome } = known ?? (await ports.gateway.refund({ key, paymentId, amount, at: ports.clock.now() }));
  if (outcome === "unknown") return ok({ amount, outcome: "open", isMailed: false });
  const act = actOf(ports, { ...acting, because: "" }, { act: "refund-outcome", subject: booking.id, details: { key, outcome } });
  const isMailed = outcome === "refunded" && !isErasedBooking(booking);
  const mail = isMailed ? ports.writeMail("refunded", asRefunded(booking, amount), act.at) : null;
  await ports.desk.endRefund({ key, bookingId: booking.id }, act, mail);
  return ok({ amount, outcome, isMailed });
}
