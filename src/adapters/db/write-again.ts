import { and, eq, ne } from "drizzle-orm";
import type { Booking } from "../../core/booking/index.ts";
import type { DeskAct } from "../../core/desk/index.ts";
import type { Mail } from "../../usecases/ports/mailer.ts";
import { insertAct } from "./desk-acts.ts";
import type { Queries } from "./open-database.ts";
import { aboutBooking, putIntoOutbox, waits } from "./outbox.ts";
import { bookings, outboxMails } from "./schema/index.ts";

/** See `DeskStore.writeAgain`. */
export async function writeAgain(
  tx: Queries,
  { id, contact }: Pick<Booking, "id" | "contact">,
  mail: Mail,
  act: DeskAct,
): Promise<boolean> {
  const written = await tx
    .update(bookings)
    .set({ contactEmail: mail.to })
    .where(and(eq(bookings.id, id), eq(bookings.contactEmail, contact.email)))
    .returning({ id: bookings.id });
  if (written.length === 0) return false;
  await tx
    .update(outboxMails)
    .set({ givenUpAt: act.at })
    .where(and(waits, aboutBooking({ id }), eq(outboxMails.recipient, contact.email), ne(outboxMails.recipient, mail.to)));
  await putIntoOutbox(tx, mail);
  await insertAct(tx, act);
  return true;
}
