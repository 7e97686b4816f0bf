import { type Booking, type CancellationQuote, givenBackMinor } from "../../core/booking/index.ts";
import { type CancellationRefusal, quoteCancellation, stillHolds } from "../../core/cancellation/index.ts";
import { type BookingId, ok, type Result } from "../../core/kernel/index.ts";
import { type Acting, actOf, type DeskPorts, moveAtDesk, refuse } from "./desk-ports.ts";

export type CancelFault = CancellationRefusal | "not_found" | "moved" | "quote_changed";

export interface QuotedCancellation {
  readonly booking: Booking;
  readonly quote: CancellationQuote;
}

/** What a cancellation at this moment gives back, by the same rules as on the site. */
export const createQuoteAtDesk =
  (ports: DeskPorts) =>
  async (id: BookingId): Promise<Result<QuotedCancellation, { readonly code: CancelFault }>> => {
    const booking = await ports.store.find(id);
    if (!booking) return refuse("not_found");
    const quote = quoteCancellation(booking, await ports.store.listRefunds(id), ports.clock.now());
    return quote.ok ? ok({ booking, quote: quote.value }) : refuse(quote.error);
  };

/** Cancels by a quote that somebody has seen; the process takes the order back and pays the refund. */
export const createCancelAtDesk =
  (ports: DeskPorts) =>
  async ({ booking, quote }: QuotedCancellation, acting: Acting): Promise<Result<null, { readonly code: CancelFault }>> => {
    const refunds = await ports.store.listRefunds(booking.id);
    const now = quoteCancellation(booking, refunds, ports.clock.now());
    if (!now.ok) return refuse(now.error);
    if (!stillHolds(quote, now.value)) return refuse("quote_changed");
    const { amountMinor, currency } = quote.refund;
    const act = actOf(ports, acting, { act: "cancel", subject: booking.id, details: { refundMinor: amountMinor, currency } });
    const rest = { givenMinor: givenBackMinor(refunds), progress: { cancellation: now.value }, wakeAfterSeconds: 0 };
    const made = await moveAtDesk(ports, booking, "cancelling", rest, act);
    return made ? ok(null) : refuse("moved");
  };
