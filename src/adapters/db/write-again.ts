import { and, eq } from "drizzle-orm";
import type { Booking } from "../../core/booking/index.ts";
import type { DeskAct } from "../../core/desk/index.ts";
import type { Mail } from "../../usecases/ports/mailer.ts";
import { insertAct } from "./desk-acts.ts";
import type { Queries } from "./open-database.ts";
import { putIntoOutbox } from "./outbox.ts";
import { bookings } from "./schema/index.ts";

/** See `DeskStore.writeAgain`. */
export async function writeAgain(
  tx: Queries,
  { id, contact, state }: Pick<Booking, "id" | "contact" | "state">,
  email: string,
  mails: readonly Mail[],
  act: DeskAct,
): Promise<boolean> {
  const written = await tx
    .update(bookings)
    .set({ contactEmail: email })
    .where(and(eq(bookings.id, id), eq(bookings.state, state), eq(bookings.contactEmail, contact.email)))
    .returning({ id: bookings.id });
  if (written.length === 0) return false;
  for (const mail of mails) await putIntoOutbox(tx, mail);
  await insertAct(tx, act);
  return true;
}
