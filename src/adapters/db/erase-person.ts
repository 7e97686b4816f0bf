import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Booking } from "../../core/booking/index.ts";
import { ERASED, ERASED_EMAIL, erasedContent, erasedTraveller } from "../../core/desk/index.ts";
import type { Enquiry } from "../../core/enquiries/index.ts";
import type { Instant } from "../../core/kernel/index.ts";
import type { ErasedPerson } from "../../usecases/ports/desk-store.ts";
import type { Queries } from "./open-database.ts";
import { aboutBooking, TEXT_ALONE, waits } from "./outbox.ts";
import { endWatch } from "./watch-rows.ts";
import { bookings, deskActs, enquiries, idempotencyKeys, outboxMails } from "./schema/index.ts";

/**
 * Replaces a person wherever we keep one. Mails go last: whoever writes one about a booking holds its row meanwhile, which is waited for here.
 * @returns false, and nothing is written, where a booking has moved since it was seen: it may be in use.
 */
export async function erasePerson(tx: Queries, person: ErasedPerson, at: Instant): Promise<boolean> {
  if (!(await standAsSeen(tx, person.bookings))) return false;
  for (const booking of person.bookings) {
    await eraseBooking(tx, booking);
    await eraseMails(tx, aboutBooking(booking), at);
  }
  for (const enquiry of person.enquiries) {
    await eraseEnquiry(tx, enquiry);
    await eraseMails(tx, aboutEnquiry(enquiry), at);
  }
  for (const { id } of person.watches) await endWatch(tx, id, "erased", at);
  const subjects = [...person.bookings, ...person.enquiries].map(({ id }) => id as string);
  await tx
    .update(deskActs)
    .set({ details: { text: ERASED } })
    .where(and(eq(deskActs.act, "note"), inArray(deskActs.subject, subjects)));
  return true;
}

async function standAsSeen(tx: Queries, seen: readonly Booking[]): Promise<boolean> {
  const standing = { state: bookings.state, progress: bookings.progress };
  for (const { id, state, progress } of seen) {
    const [row] = await tx.select(standing).from(bookings).where(eq(bookings.id, id)).for("update");
    if (row?.state !== state || (row.progress.since ?? null) !== progress.since) return false;
  }
  return true;
}

async function eraseBooking(tx: Queries, { id, travellers, billing }: Booking): Promise<void> {
  await tx
    .update(bookings)
    .set({
      travellers: travellers.map(erasedTraveller),
      contactEmail: ERASED_EMAIL,
      contactMobile: ERASED,
      billing: { address: ERASED, city: ERASED, state: ERASED, postalCode: ERASED, country: billing.country },
    })
    .where(eq(bookings.id, id));
  // A fingerprint is made of who somebody is; a client's key is not, but the hash beside it.
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.bookingId, id), eq(idempotencyKeys.kind, "fingerprint")));
  await tx.update(idempotencyKeys).set({ requestHash: ERASED }).where(eq(idempotencyKeys.bookingId, id));
}

async function eraseEnquiry(tx: Queries, { id, content }: Enquiry): Promise<void> {
  await tx
    .update(enquiries)
    .set({ name: ERASED, content: erasedContent(content), requestKey: null, requestHash: ERASED })
    .where(eq(enquiries.id, id));
}

/** A mail that has not gone out will not. */
async function eraseMails(tx: Queries, which: SQL | undefined, at: Instant): Promise<void> {
  await tx.update(outboxMails).set({ givenUpAt: at, lastFailure: ERASED }).where(and(which, waits));
  await tx
    .update(outboxMails)
    .set({ recipient: ERASED_EMAIL, subject: ERASED, body: ERASED, ...TEXT_ALONE })
    .where(which);
}

const aboutEnquiry = ({ id }: Enquiry): SQL => eq(outboxMails.enquiryId, id);
