import { sql } from "drizzle-orm";
import { type BookingId, type Instant, Temporal } from "../../core/kernel/index.ts";
import type { FailingJob } from "../../usecases/ports/desk-store.ts";
import { FAILURE } from "./job-output.ts";
import type { Queries } from "./open-database.ts";

/** What the queue itself writes down of a job whose process fell silent. */
const FAILURE_OF_QUEUE = sql`output #>> '{value,message}'`;

/** Jobs of the queue's own tables that were made before a moment, have been tried and are not done, one line a booking. */
export async function selectFailingJobs(queries: Queries, schema: string, before: Instant): Promise<readonly FailingJob[]> {
  const { rows: tables } = await queries.execute(sql`select to_regclass(${`${schema}.job`}) as found`);
  if (tables[0]?.["found"] === null) return [];
  const { rows } = await queries.execute(sql`
    select data->>'id' as id, min(created_on)::text as since, max(retry_count) + 1 as attempts,
      (array_agg(coalesce(output->>${FAILURE}, ${FAILURE_OF_QUEUE}) order by created_on desc))[1] as failure, bool_and(state = 'failed') as given_up
    from ${sql.identifier(schema)}.job
    where data ? 'id' and (state in ('retry', 'failed') or (state = 'active' and retry_count > 0)) and created_on < ${before}
    group by 1 order by 2`);
  return rows.map(({ id, since, attempts, failure, given_up }) => ({
    bookingId: String(id) as BookingId,
    since: Temporal.Instant.from(String(since).replace(" ", "T")).round("second").toString() as Instant,
    attempts: Number(attempts),
    lastFailure: typeof failure === "string" ? failure : null,
    isGivenUp: given_up === true,
  }));
}
