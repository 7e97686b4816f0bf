import type { PaymentStatus } from "../ports/payment-gateway.ts";
import { paymentKey, voidKey } from "./call-keys.ts";
import { askPerson, type Next, type StepContext, waitOrAsk } from "./step.ts";

/**
 * The gateway's name of a booking's payment. One of before the process has not kept it: then the gateway is asked, and its answer, with
 * or without a name, is given instead.
 */
export async function paymentOf({
  ports,
  booking,
  now,
}: StepContext): Promise<{ readonly kind: "named"; readonly paymentId: string } | PaymentStatus> {
  const { paymentId } = booking.progress;
  return paymentId === null ? ports.gateway.lookup(paymentKey(booking.id), now) : { kind: "named", paymentId };
}

/** The name in what a gateway says of a payment; null where it says none. */
export const paymentIn = (status: PaymentStatus | null): string | null => (status && "paymentId" in status ? status.paymentId : null);

/** Lets go what was set aside for a booking. @returns null once nothing is set aside any more, else where the booking goes meanwhile. */
export async function letGo(context: StepContext, paymentId: string): Promise<Next | null> {
  const { ports, booking, now } = context;
  const outcome = await ports.gateway.void({ key: voidKey(booking.id), paymentId, at: now });
  return outcome.kind === "voided" ? null : judgeUndone(context, await ports.gateway.lookup(paymentKey(booking.id), now));
}

/** What a payment's status means for a booking that is being undone: null where nothing is set aside. */
export function judgeUndone(context: StepContext, { kind }: PaymentStatus): Next | null {
  if (kind === "voided" || kind === "declined") return null;
  return kind === "captured" ? askPerson(context, "captured_while_undoing") : waitOrAsk(context, "void_unknown");
}
