import { isErasedBooking } from "../../core/desk/index.ts";
import { type BookingId, ok, type Result } from "../../core/kernel/index.ts";
import { asItStands, standingMailKind } from "../../core/mails/index.ts";
import { type Acting, actOf, type DeskPorts, refuse } from "./desk-ports.ts";

export type ResendFault = "not_found" | "nobody_to_write_to" | "moved";

/**
 * Writes to the traveller how a booking stands, once more. With another address it is the booking's from now on, and what still waits for the
 * old one about it is given up: this mail says all that it would. The row of the audit says that the address is another, never which.
 */
export const createResendMail =
  (ports: DeskPorts) =>
  async (id: BookingId, to: string | null, acting: Acting): Promise<Result<{ readonly email: string }, { readonly code: ResendFault }>> => {
    const booking = await ports.store.find(id);
    if (!booking) return refuse("not_found");
    if (isErasedBooking(booking)) return refuse("nobody_to_write_to");
    const refunds = await ports.store.listRefunds(id);
    const email = to ?? booking.contact.email;
    const told = { ...asItStands(booking, refunds), contact: { ...booking.contact, email } };
    const kind = standingMailKind(booking, refunds);
    const act = actOf(ports, acting, {
      act: "resend",
      subject: id,
      details: { mail: kind, isAddressNew: email !== booking.contact.email },
    });
    const isWritten = await ports.desk.writeAgain(booking, ports.writeMail(kind, told, act.at), act);
    return isWritten ? ok({ email }) : refuse("moved");
  };
