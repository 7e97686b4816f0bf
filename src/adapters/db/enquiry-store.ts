import { and, eq, lt } from "drizzle-orm";
import type { Enquiry } from "../../core/enquiries/index.ts";
import { isBefore } from "../../core/kernel/index.ts";
import type { EnquiryClaim, EnquiryOutcome, EnquiryStore } from "../../usecases/ports/enquiry-store.ts";
import type { Database, Queries } from "./open-database.ts";
import { putIntoOutbox } from "./outbox.ts";
import { enquiries } from "./schema/index.ts";

/** Enquiries, and the mails about them, in one database. */
export function createEnquiryStore(database: Database): EnquiryStore {
  return {
    find: async (claim) => {
      const [row] = await database.queries.select().from(enquiries).where(eq(enquiries.requestKey, claim.key));
      return row && !hasExpired(row, claim) ? outcomeOf(row, claim) : { kind: "new" };
    },
    add: (enquiry, mail, claim) =>
      database.transaction(async (tx) => {
        if (!(await insertEnquiry(tx, enquiry, claim))) return knownUnder(tx, claim);
        await putIntoOutbox(tx, mail, enquiry.id);
        return { kind: "new" };
      }),
  };
}

type EnquiryRow = typeof enquiries.$inferSelect;

/** Writes an enquiry unless its key is taken; who comes at the same time waits for the other's transaction. */
async function insertEnquiry(tx: Queries, { id, createdAt, content }: Enquiry, claim: EnquiryClaim): Promise<boolean> {
  const { key: requestKey, requestHash, expiredBefore } = claim;
  const ofKey = eq(enquiries.requestKey, requestKey);
  if (expiredBefore !== null) {
    await tx
      .update(enquiries)
      .set({ requestKey: null })
      .where(and(ofKey, lt(enquiries.createdAt, expiredBefore)));
  }
  const { kind, name, language } = content;
  const written = await tx
    .insert(enquiries)
    .values({ id, kind, name, language, content, createdAt, requestKey, requestHash })
    .onConflictDoNothing({ target: enquiries.requestKey })
    .returning({ id: enquiries.id });
  return written.length > 0;
}

async function knownUnder(tx: Queries, claim: EnquiryClaim): Promise<EnquiryOutcome> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.requestKey, claim.key));
  if (!row) throw new Error("An enquiry's key was taken and is gone."); // keys are let go by age alone, a moment ago it was too young
  return outcomeOf(row, claim);
}

const hasExpired = (row: EnquiryRow, { expiredBefore }: EnquiryClaim): boolean =>
  expiredBefore !== null && isBefore(row.createdAt, expiredBefore);

const outcomeOf = (row: EnquiryRow, claim: EnquiryClaim): EnquiryOutcome =>
  row.requestHash === claim.requestHash ? { kind: "known", at: row.createdAt } : { kind: "key_reused" };
