import { and, asc, count, desc, eq, gte, inArray, lt, notExists, type SQL, sql } from "drizzle-orm";
import { type DeskAct, ERASED } from "../../core/desk/index.ts";
import type { EnquiryId } from "../../core/enquiries/index.ts";
import type { Instant } from "../../core/kernel/index.ts";
import type { EnquiryFilter, KeptEnquiry, OpenEnquiries } from "../../usecases/ports/desk-store.ts";
import { insertAct } from "./desk-acts.ts";
import { idsOfNamed } from "./ids-of-named.ts";
import { inParts } from "./in-parts.ts";
import type { Queries } from "./open-database.ts";
import { isOneOfPhones } from "./same-phone.ts";
import { sameText } from "./same-text.ts";
import { deskActs, enquiries } from "./schema/index.ts";

const PHONE = sql`${enquiries.content}->>'phone'`;
const NOT_ERASED = sql`${PHONE} <> ${ERASED}`;

export async function selectEnquiries(queries: Queries, filter: EnquiryFilter): Promise<readonly KeptEnquiry[]> {
  const { name = null, limit } = filter;
  const chosen = chosenBy(queries, filter);
  return enquiriesWhere(queries, name === null ? chosen : inArray(enquiries.id, await namedEnquiries(queries, chosen, name, limit)), limit);
}

function chosenBy(queries: Queries, { kind, since, until, email = null, phone = null, openOnly }: EnquiryFilter): SQL | undefined {
  return and(
    kind === null ? undefined : eq(enquiries.kind, kind),
    since === null ? undefined : gte(enquiries.createdAt, since),
    until === null ? undefined : lt(enquiries.createdAt, until),
    email === null ? undefined : sameText(sql`${enquiries.content}->>'email'`, email),
    phone === null ? undefined : isOneOfPhones(PHONE, [phone]),
    openOnly ? isOpen(queries) : undefined,
  );
}

const namedEnquiries = (queries: Queries, wanted: SQL | undefined, name: string, most: number): Promise<readonly EnquiryId[]> =>
  idsOfNamed(name, most, async (skip, limit) => {
    const rows = await queries
      .select({ id: enquiries.id, name: enquiries.name })
      .from(enquiries)
      .where(wanted)
      .orderBy(...NEWEST_FIRST)
      .offset(skip)
      .limit(limit);
    return rows.map(({ id, name: whole }) => ({ id, names: [whole] }));
  });

/** Whether nobody has handled an enquiry that somebody can still answer. */
function isOpen(queries: Queries): SQL | undefined {
  const handled = queries
    .select({ id: deskActs.id })
    .from(deskActs)
    .where(and(eq(deskActs.act, "handled"), eq(deskActs.subject, enquiries.id)));
  return and(notExists(handled), NOT_ERASED);
}

export const countOpenEnquiries = (queries: Queries): Promise<readonly OpenEnquiries[]> =>
  queries
    .select({ kind: enquiries.kind, count: count(), oldest: sql`min(${enquiries.createdAt})`.mapWith(enquiries.createdAt) })
    .from(enquiries)
    .where(isOpen(queries))
    .groupBy(enquiries.kind)
    .orderBy(asc(enquiries.kind));

/** Its row is locked first: of two who say so at the same time one is told that it is said. */
export async function markHandled(tx: Queries, id: EnquiryId, act: DeskAct): Promise<boolean> {
  await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for("update");
  const [open] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isOpen(tx)));
  if (open === undefined) return false;
  await insertAct(tx, act);
  return true;
}

export async function selectEnquiry(queries: Queries, idStart: string): Promise<KeptEnquiry | null> {
  const found = await enquiriesWhere(queries, sql`starts_with(${enquiries.id}, ${idStart})`, 2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** More than anybody asks for: what a list left out would be kept in silence. */
const MOST_OF_ONE = 100_000;

export const selectCallBacksTo = (queries: Queries, phones: readonly string[]): Promise<readonly KeptEnquiry[]> =>
  enquiriesWhere(queries, and(eq(enquiries.kind, "call-back"), isOneOfPhones(PHONE, phones)), MOST_OF_ONE, "oldest");

/** Those that say who somebody was and were made long enough ago, the oldest first. */
export const selectErasableEnquiries = (queries: Queries, before: Instant, limit: number): Promise<readonly KeptEnquiry[]> =>
  enquiriesWhere(queries, and(lt(enquiries.createdAt, before), NOT_ERASED), limit, "oldest");

const NEWEST_FIRST = [desc(enquiries.createdAt), asc(enquiries.id)];
const OLDEST_FIRST = [asc(enquiries.createdAt), asc(enquiries.id)];

async function enquiriesWhere(
  queries: Queries,
  wanted: SQL | undefined,
  limit: number,
  first: "newest" | "oldest" = "newest",
): Promise<readonly KeptEnquiry[]> {
  const order = first === "newest" ? NEWEST_FIRST : OLDEST_FIRST;
  const rows = await queries
    .select()
    .from(enquiries)
    .where(wanted)
    .orderBy(...order)
    .limit(limit);
  const ids = rows.map(({ id }) => id as string);
  const acts = await inParts(ids, (part) =>
    queries
      .select()
      .from(deskActs)
      .where(and(eq(deskActs.act, "handled"), inArray(deskActs.subject, part)))
      .orderBy(desc(deskActs.id)),
  );
  const handledBy = new Map(acts.map(({ subject, at, actor }) => [subject, { at, actor }]));
  return rows.map(({ id, createdAt, content }) => ({ id, createdAt, content, handled: handledBy.get(id) ?? null }));
}
