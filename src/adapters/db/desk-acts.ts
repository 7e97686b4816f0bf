import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { type DeskRefund, givenBackMinor } from "../../core/booking/index.ts";
import { type DeskAct, type DeskActName, refundsIn } from "../../core/desk/index.ts";
import type { BookingId } from "../../core/kernel/index.ts";
import type { Mail } from "../../usecases/ports/mailer.ts";
import type { RefundToBegin } from "../../usecases/ports/desk-store.ts";
import { inParts } from "./in-parts.ts";
import type { Queries } from "./open-database.ts";
import { writeToTraveller } from "./outbox.ts";
import { bookings, deskActs } from "./schema/index.ts";

export async function insertAct(tx: Queries, { at, actor, act, subject, details }: DeskAct): Promise<void> {
  await tx.insert(deskActs).values({ at, actor, act, subject, details });
}

async function selectActsOn(queries: Queries, subject: string): Promise<readonly DeskAct[]> {
  return (await queries.select().from(deskActs).where(eq(deskActs.subject, subject)).orderBy(asc(deskActs.id))).map(actOf);
}

/** Of one subject, and those on many that name it: erasing a person takes whatever is theirs. */
export async function selectActsNaming(queries: Queries, subject: string): Promise<readonly DeskAct[]> {
  const names = NAMED_IN.map((list) => sql`${deskActs.details} @> ${JSON.stringify({ [list]: [subject] })}::jsonb`);
  const rows = await queries
    .select()
    .from(deskActs)
    .where(or(eq(deskActs.subject, subject), and(isNull(deskActs.subject), eq(deskActs.act, "erase"), or(...names))))
    .orderBy(asc(deskActs.id));
  return rows.map(actOf);
}

const NAMED_IN = ["bookings", "enquiries", "watches"] as const;

export async function selectActs(queries: Queries, limit: number): Promise<readonly DeskAct[]> {
  return (await queries.select().from(deskActs).orderBy(desc(deskActs.id)).limit(limit)).map(actOf);
}

/** Those of one booking. */
export const selectRefunds = async (queries: Queries, id: BookingId): Promise<readonly DeskRefund[]> =>
  refundsIn(await selectActsOn(queries, id));

/** Those of many. */
export async function selectActsOf(queries: Queries, ids: readonly BookingId[]): Promise<readonly DeskAct[]> {
  const rows = await inParts(ids, (part) =>
    queries.select().from(deskActs).where(inArray(deskActs.subject, part)).orderBy(asc(deskActs.id)),
  );
  return rows.map(actOf);
}

export async function selectOpenRefunds(queries: Queries): Promise<readonly DeskRefund[]> {
  const rows = await queries
    .select()
    .from(deskActs)
    .where(inArray(deskActs.act, ["refund", "refund-outcome"]))
    .orderBy(asc(deskActs.id));
  return refundsIn(rows.map(actOf)).filter(({ outcome }) => outcome === "open");
}

/** The booking's row is locked first: two refunds, or a refund and a move, are reckoned one after the other. */
export async function insertRefund(tx: Queries, { bookingId, state, amount, most }: RefundToBegin, act: DeskAct): Promise<boolean> {
  const [row] = await tx.select({ state: bookings.state }).from(bookings).where(eq(bookings.id, bookingId)).for("update");
  if (row?.state !== state) return false;
  const given = givenBackMinor(await selectRefunds(tx, bookingId));
  if (amount.currency !== most.currency || given + amount.amountMinor > most.amountMinor) return false;
  await insertAct(tx, act);
  return true;
}

/** Only the first outcome of a refund is written. */
export async function insertOutcome(
  tx: Queries,
  { key, bookingId }: Pick<DeskRefund, "key" | "bookingId">,
  act: DeskAct,
  mail: Mail | null,
): Promise<boolean> {
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for("update");
  const outcomes = await tx
    .select()
    .from(deskActs)
    .where(and(eq(deskActs.subject, bookingId), eq(deskActs.act, "refund-outcome")));
  if (outcomes.some(({ details }) => details["key"] === key)) return false;
  await insertAct(tx, act);
  if (mail !== null) await writeToTraveller(tx, bookingId, [mail]);
  return true;
}

const actOf = ({ at, actor, act, subject, details }: typeof deskActs.$inferSelect): DeskAct => ({
  at,
  actor,
  act: act as DeskActName,
  subject,
  details,
});
