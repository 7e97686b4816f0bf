import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Booking, Corrected } from "../../core/booking/index.ts";
import type { DeskAct } from "../../core/desk/index.ts";
import type { Mail } from "../../usecases/ports/mailer.ts";
import { insertAct } from "./desk-acts.ts";
import type { Queries } from "./open-database.ts";
import { putIntoOutbox } from "./outbox.ts";
import { bookings } from "./schema/index.ts";

/** See `DeskStore.amend`. */
export async function amendBooking(
  tx: Queries,
  { id, state, travellers, contact }: Pick<Booking, "id" | "state"> & Corrected,
  amended: Corrected,
  mails: readonly Mail[],
  act: DeskAct,
): Promise<boolean> {
  const [row] = await tx.select(PEOPLE).from(bookings).where(eq(bookings.id, id)).for("update");
  if (row === undefined || !isDeepStrictEqual(row, { state, travellers, contactEmail: contact.email, contactMobile: contact.mobile }))
    return false;
  await tx
    .update(bookings)
    .set({ travellers: amended.travellers, contactEmail: amended.contact.email, contactMobile: amended.contact.mobile })
    .where(eq(bookings.id, id));
  for (const mail of mails) await putIntoOutbox(tx, mail);
  await insertAct(tx, act);
  return true;
}

const PEOPLE = {
  state: bookings.state,
  travellers: bookings.travellers,
  contactEmail: bookings.contactEmail,
  contactMobile: bookings.contactMobile,
};
