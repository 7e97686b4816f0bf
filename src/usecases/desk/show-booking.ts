import { type Booking, type DeskRefund, givesBack } from "../../core/booking/index.ts";
import { type DeskAct, refundsIn } from "../../core/desk/index.ts";
import type { BookingId } from "../../core/kernel/index.ts";
import type { KeptMail, KeptMove } from "../ports/desk-store.ts";
import type { OrderStatus } from "../ports/order-placer.ts";
import type { PaymentStatus, RefundStatus } from "../ports/payment-gateway.ts";
import { orderKey, paymentKey, refundKey } from "../process/call-keys.ts";
import type { DeskPorts } from "./desk-ports.ts";

/** All that we know of a booking, and what gateway and supplier say of it now. */
export interface BookingFile {
  readonly booking: Booking;
  readonly gateway: string;
  readonly payment: PaymentStatus["kind"];
  /** Of its cancellation; null where none gives anything back. */
  readonly refund: RefundStatus["kind"] | null;
  readonly deskRefunds: readonly DeskRefund[];
  readonly order: OrderStatus["kind"];
  readonly moves: readonly KeptMove[];
  readonly mails: readonly KeptMail[];
  readonly acts: readonly DeskAct[];
}

export const createShowBooking =
  ({ store, desk, gateway, orders, clock }: DeskPorts) =>
  async (id: BookingId): Promise<BookingFile | null> => {
    const booking = await store.find(id);
    if (!booking) return null;
    const now = clock.now();
    const isPaidBack = givesBack(booking.progress);
    const [payment, refund, order, moves, mails, acts] = await Promise.all([
      gateway.lookup(paymentKey(id), now),
      isPaidBack ? gateway.lookupRefund(refundKey(id), now) : null,
      orders.find(orderKey(id), now),
      desk.listMoves(id),
      desk.listMailsAbout(booking),
      desk.listActsOn(id),
    ]);
    const outside = { gateway: gateway.name, payment: payment.kind, refund: refund?.kind ?? null, order: order.kind };
    return { booking, ...outside, deskRefunds: refundsIn(acts), moves, mails, acts };
  };
