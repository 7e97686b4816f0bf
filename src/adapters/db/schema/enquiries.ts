import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { EnquiryContent, EnquiryId } from "../../../core/enquiries/index.ts";
import { instant } from "./instant.ts";

/**
 * One row an enquiry, whole. Kind, name and language repeat the content for lists and exports. `request_key` is the name under
 * which it must not be taken twice; null once that name has expired.
 */
export const enquiries = pgTable(
  "enquiries",
  {
    id: text().$type<EnquiryId>().primaryKey(),
    kind: text().$type<EnquiryContent["kind"]>().notNull(),
    name: text().notNull(),
    language: text().$type<EnquiryContent["language"]>().notNull(),
    content: jsonb().$type<EnquiryContent>().notNull(),
    createdAt: instant("created_at").notNull(),
    requestKey: text("request_key").unique(),
    requestHash: text("request_hash").notNull(),
  },
  (table) => [
    check("enquiries_kind_known", sql`${table.kind} in ('message', 'call-back')`),
    index("enquiries_created_at").on(table.createdAt),
  ],
);
