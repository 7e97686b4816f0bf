import { isUnfinished } from "../../core/booking/index.ts";
import { isErasedBooking } from "../../core/desk/index.ts";
import { type BookingId, ok, type Result } from "../../core/kernel/index.ts";
import { standingMails } from "../../core/mails/index.ts";
import { type Acting, actOf, type DeskPorts, refuse } from "./desk-ports.ts";

export type ResendFault = "not_found" | "nobody_to_write_to" | "under_way" | "moved";

/**
 * Writes to the traveller how a booking stands, once more. With another address it is the booking's from now on: not while the process is at work
 * on it, which would write to the one that it has read. What waits for the old one stays, for it may tell of more than this mail, such as money
 * that the desk gave back. The row of the audit says that the address is another, never which.
 */
export const createResendMail =
  (ports: DeskPorts) =>
  async (id: BookingId, to: string | null, acting: Acting): Promise<Result<{ readonly email: string }, { readonly code: ResendFault }>> => {
    const booking = await ports.store.find(id);
    if (!booking) return refuse("not_found");
    if (isErasedBooking(booking)) return refuse("nobody_to_write_to");
    if (to !== null && isUnfinished(booking)) return refuse("under_way");
    const refunds = await ports.store.listRefunds(id);
    const email = to ?? booking.contact.email;
    const readdressed = { ...booking, contact: { ...booking.contact, email } };
    const standing = standingMails(readdressed, refunds);
    const kinds = standing.map(({ kind }) => kind);
    const act = actOf(ports, acting, {
      act: "resend",
      subject: id,
      details: { mails: kinds, isAddressNew: email !== booking.contact.email },
    });
    const mails = standing.map(({ kind, told }) => ports.writeMail(kind, told, act.at));
    const isWritten = await ports.desk.amend(booking, readdressed, mails, act);
    return isWritten ? ok({ email }) : refuse("moved");
  };
