import type { Attention, Booking } from "../../core/booking/index.ts";
import type { Instant } from "../../core/kernel/index.ts";
import type { BookingMailKind } from "../../core/mails/index.ts";
import type { BookingStore } from "../ports/booking-store.ts";
import type { Log } from "../ports/log.ts";
import type { Mail } from "../ports/mailer.ts";
import type { OrderPlacer } from "../ports/order-placer.ts";
import type { PaymentGateway } from "../ports/payment-gateway.ts";
import type { Clock } from "../ports/system.ts";

/** All that the booking process touches. */
export interface ProcessPorts {
  readonly store: BookingStore;
  readonly gateway: PaymentGateway;
  readonly orders: OrderPlacer;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
  /** The mail to the agency about a booking that waits for one of its people. */
  readonly writeAttentionMail: (booking: Booking, attention: Attention) => Mail;
  /** The mail to the traveller, in their language. */
  readonly writeMail: (kind: BookingMailKind, booking: Booking, at: Instant) => Mail;
}
