import { counted } from "../../../src/core/kernel/index.ts";
import type { Killed, Look } from "./under-load.ts";
import { type Ask, auditBooks, auditTold } from "../shared/audit.ts";
import type { Findings } from "../proof.ts";

/** How many bookings a kill must leave in the middle, on average: one that falls between two bookings shows nothing. */
const CUT_SHARE = 0.5;
/** How many of the acknowledged bookings must be stays: about a third are wished for. */
const STAY_SHARE = 0.1;
/** How many bookings must have been given back for each kill, from the second one of a chain on. */
const CANCELLED_SHARE = 0.3;

/** Looks into the books when all is over. @param chains how many chains of servers were killed. */
export async function judge(kills: number, chains: number, killed: Killed, unsettled: readonly string[], look: Look): Promise<Findings> {
  const { wishes, cutIn, looks } = killed;
  return look(async (client) => {
    const ask: Ask = async (statement) => (await client.query(statement)).rows as Readonly<Record<string, unknown>>[];
    const told = wishes.filter(({ bookingId }) => bookingId !== null);
    const odd = wishes.flatMap(({ faults }) => faults);
    const faults = [...odd, ...unsettled, ...(await auditBooks(ask)), ...(await auditTold(ask, wishes))];
    const cut = `${cutIn.length} cut in the middle of ${looks} kills (${[...new Set(cutIn)].toSorted().join(", ")})`;
    const done = `${counted(kills, "kill")}, ${counted(wishes.length, "wish", "wishes")}, ${counted(told.length, "booking")} acknowledged, ${cut}; in the end ${await endsOf(ask)}`;
    return { done, faults: [...unshown(kills, chains, killed), ...faults] };
  });
}

/** Where the bookings stand, and what of them is paid at a hotel. */
async function endsOf(ask: Ask): Promise<string> {
  const rows = await ask(`
    select concat_ws(' ', kind || 's', case when offer #>> '{rate,payAt}' = 'hotel' then 'paid there' end, state, count(*)) as line
    from bookings group by kind, offer #>> '{rate,payAt}', state order by 1`);
  return rows.map(({ line }) => line).join(", ");
}

/** What the kills fell into too seldom to show anything. */
function unshown(kills: number, chains: number, { wishes, cutIn, looks }: Killed): readonly string[] {
  const told = wishes.filter(({ bookingId }) => bookingId !== null);
  const stays = told.filter(({ kind }) => kind === "hotel");
  const cancelled = wishes.filter(({ cancellation }) => cancellation?.isDone === true);
  const counts: readonly (readonly [count: number, least: number, what: string])[] = [
    [told.length, kills, "bookings were acknowledged"],
    [stays.length, Math.floor(told.length * STAY_SHARE), "acknowledged bookings were stays"],
    [cancelled.length, Math.floor((kills - chains) * CANCELLED_SHARE), "bookings were cancelled by their travellers"],
    [cutIn.length, looks * CUT_SHARE, `bookings were cut in the middle of ${looks} kills`],
  ];
  return counts.flatMap(([count, least, what]) => (count < least ? [`Only ${count} ${what}, which shows too little.`] : []));
}
