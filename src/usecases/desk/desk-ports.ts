import type { DeskAct } from "../../core/desk/index.ts";
import { err } from "../../core/kernel/index.ts";
import type { BookingStore } from "../ports/booking-store.ts";
import type { DeskStore } from "../ports/desk-store.ts";
import type { OrderPlacer } from "../ports/order-placer.ts";
import type { PaymentGateway } from "../ports/payment-gateway.ts";
import type { Runbooks } from "../ports/runbooks.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { ProcessPorts } from "../process/process-ports.ts";
import type { Booking, BookingState } from "../../core/booking/index.ts";
import type { Move } from "../ports/booking-store.ts";

/** All that the desk touches. */
export interface DeskPorts {
  readonly store: Pick<BookingStore, "find" | "listRefunds">;
  readonly desk: DeskStore;
  readonly gateway: Pick<PaymentGateway, "name" | "lookup" | "refund" | "lookupRefund">;
  readonly orders: Pick<OrderPlacer, "find">;
  readonly clock: Clock;
  readonly ids: Pick<Ids, "rowId">;
  readonly writeMail: ProcessPorts["writeMail"];
  readonly runbooks: Runbooks;
  /** Where mails are files, because no mail server is set; null where one is. */
  readonly mailFolder: string | null;
}

/** Who acts, and why; `because` is blank where nobody is asked for a reason. */
export interface Acting {
  readonly actor: string;
  readonly because: string;
}

/** Fewer characters of the id of an enquiry or a mail name none: they would too often mean another one tomorrow. */
export const LEAST_ID_START = 6;

/** The row of an act, at the moment of the ports' clock. */
export const actOf = (
  ports: Pick<DeskPorts, "clock">,
  { actor, because }: Acting,
  { act, subject, details }: Pick<DeskAct, "act" | "subject" | "details">,
): DeskAct => ({
  at: ports.clock.now(),
  actor,
  act,
  subject,
  details: because === "" ? details : { ...details, because },
});

/** Why the desk refuses; each has words in `desk/refusals.ts`. */
export const refuse = <Code extends string>(code: Code) => err({ code });

/** Moves a booking on behalf of the desk, unless it has made another move since it was read. */
export const moveAtDesk = (ports: DeskPorts, booking: Booking, to: BookingState, rest: Partial<Move>, act: DeskAct): Promise<boolean> =>
  ports.desk.move(booking.id, { from: booking.state, since: booking.progress.since, to, at: act.at, by: "desk", ...rest }, act);
