import { customType } from "drizzle-orm/pg-core";
import { type Instant, Temporal } from "../../../core/kernel/index.ts";

/** A moment as the models have it, ISO text in UTC; a `timestamptz` in the table. */
export const instant = customType<{ data: Instant; driverData: string }>({
  dataType: () => "timestamp (3) with time zone",
  fromDriver: (text) => Temporal.Instant.from(text).toString() as Instant,
});
