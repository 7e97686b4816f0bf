import { type Column, type SQL, sql } from "drizzle-orm";

/** Whether a column holds a text, in whatever case. */
export const sameText = (column: Column | SQL, text: string): SQL => sql`lower(${column}) = lower(${text})`;
