import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { EnquiryId } from "../../../core/enquiries/index.ts";
import type { WatchId } from "../../../core/watches/index.ts";
import { instant } from "./instant.ts";

/** Mails that are to go out, and those that have. A row is written in the transaction of what the mail is about. */
export const outboxMails = pgTable(
  "outbox_mails",
  {
    id: text().primaryKey(),
    /** The enquiry that it tells the agency of; null for a mail about a booking, which names its booking in the subject. */
    enquiryId: text("enquiry_id").$type<EnquiryId>(),
    /** The watch that it is about; null for any other mail. Once it is sent, nothing is left in it. */
    watchId: text("watch_id").$type<WatchId>(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The same for programs that show more than plain text; null for a mail that has no such form. */
    html: text(),
    attachments: jsonb()
      .$type<readonly { readonly name: string; readonly contentType: string; readonly content: string }[]>()
      .notNull()
      .default([]),
    replyToName: text("reply_to_name"),
    replyToAddress: text("reply_to_address"),
    /** Where mails of its kind are stopped; null for a mail that does not come again. */
    stopUrl: text("stop_url"),
    createdAt: instant("created_at").notNull(),
    /** Not before this moment: a mail that is being sent, or was put off. */
    dueAt: instant("due_at").notNull(),
    attempts: integer().notNull(),
    /** Why the last attempt came to nothing. */
    lastFailure: text("last_failure"),
    sentAt: instant("sent_at"),
    /** When somebody said that it need not go out any more. */
    givenUpAt: instant("given_up_at"),
  },
  (table) => [
    index("outbox_mails_waiting")
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index("outbox_mails_enquiry").on(table.enquiryId),
    index("outbox_mails_watch").on(table.watchId),
  ],
);
