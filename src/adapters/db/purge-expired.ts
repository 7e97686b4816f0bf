import { and, eq, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import type { Purger } from "../../usecases/ports/purger.ts";
import type { Database } from "./open-database.ts";
import { enquiries, idempotencyKeys, outboxMails } from "./schema/index.ts";

/**
 * Purges our own tables; the queue throws its finished jobs away by itself a day after their end. A request whose booking has not come
 * to its answer keeps its key, and a mail that has not gone out its text.
 */
export function createPurger({ transaction }: Database): Purger {
  return {
    purge: ({ requests, deliveries }) =>
      transaction(async (tx) => {
        const isOver = or(eq(idempotencyKeys.state, "answered"), isNull(idempotencyKeys.bookingId));
        const keys = await tx
          .delete(idempotencyKeys)
          .where(and(lt(idempotencyKeys.createdAt, requests), isOver))
          .returning({ key: idempotencyKeys.key });
        const names = await tx
          .update(enquiries)
          .set({ requestKey: null })
          .where(and(lt(enquiries.createdAt, requests), isNotNull(enquiries.requestKey)))
          .returning({ id: enquiries.id });
        const mails = await tx
          .update(outboxMails)
          .set({ body: "", html: null, attachments: [] })
          .where(and(lt(outboxMails.sentAt, deliveries), ne(outboxMails.body, "")))
          .returning({ id: outboxMails.id });
        return { requestKeys: keys.length + names.length, mailBodies: mails.length };
      }),
  };
}
