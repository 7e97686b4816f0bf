import { bigserial, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** Everything that somebody of the agency has done at the desk. Rows are only ever added. */
export const deskActs = pgTable(
  "desk_acts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    at: instant().notNull(),
    /** Who, as they named themselves at the terminal. */
    actor: text().notNull(),
    /** `refund`, `cancel`, `note`, `export`, `erase`… */
    act: text().notNull(),
    /** What it was done to: a booking's reference, the id of an enquiry or a mail; null for an act on many. */
    subject: text(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index("desk_acts_subject").on(table.subject, table.id)],
);
