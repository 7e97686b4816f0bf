import { and, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { STOCK_DAY } from "../../core/inventory/index.ts";
import type { Purger } from "../../usecases/ports/purger.ts";
import type { Database } from "./open-database.ts";
import { TEXT_ALONE } from "./outbox.ts";
import { enquiries, idempotencyKeys, inventory, outboxMails, priceWatches } from "./schema/index.ts";

/**
 * Purges our own tables; the queue throws its finished jobs away by itself a day after their end. A request whose booking has not come
 * to its answer keeps its key, and a mail that has not gone out its text, unless somebody has given it up.
 */
export function createPurger({ transaction }: Database): Purger {
  return {
    purge: ({ requests, deliveries, watchEnds, stockDays }) =>
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
          .set({ ...TEXT_ALONE, body: "", subject: subjectLeft })
          .where(and(lt(over, deliveries), ne(outboxMails.body, "")))
          .returning({ id: outboxMails.id });
        // The hashes of their links go with them.
        const watches = await tx.delete(priceWatches).where(lt(priceWatches.endedAt, watchEnds)).returning({ id: priceWatches.id });
        const stocks = await tx.delete(inventory).where(lt(stockDay, stockDays)).returning({ key: inventory.claimKey });
        return { requestKeys: keys.length + names.length, mailBodies: mails.length, watches: watches.length, stocks: stocks.length };
      }),
  };
}

/** Null where there is none: then it stays. */
const stockDay = sql`substring(${inventory.claimKey} from ${STOCK_DAY})`;
const over = sql`coalesce(${outboxMails.sentAt}, ${outboxMails.givenUpAt})`;
/** The subject of a mail about an enquiry is who asks; the enquiry itself says it for as long as it is kept. */
const subjectLeft = sql`case when ${outboxMails.enquiryId} is null then ${outboxMails.subject} else '' end`;
