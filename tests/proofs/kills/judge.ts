import { auditBooks, auditTold } from "../shared/audit.ts";
import type { Wish } from "../shared/wishes.ts";
import type { Verdict } from "../proof.ts";

interface Client {
  query(statement: string): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Looks into the books when all is over. @param open gives a connection to them for as long as some work takes. */
export async function judge(
  kills: number,
  wishes: readonly Wish[],
  unsettled: readonly string[],
  open: (work: (client: Client) => Promise<Verdict>) => Promise<Verdict>,
): Promise<Verdict> {
  return open(async (client) => {
    const ask = async (statement: string) => (await client.query(statement)).rows;
    const told = wishes.filter(({ bookingId }) => bookingId !== null);
    const odd = wishes.flatMap(({ faults }) => faults);
    const faults = [...odd, ...unsettled, ...(await auditBooks(ask)), ...(await auditTold(ask, told))];
    const ends = (await ask("select state || ' ' || count(*) as line from bookings group by state order by state")).map(({ line }) => line);
    const unshown = told.length < kills ? [`Only ${told.length} bookings were acknowledged, which shows too little.`] : [];
    const done = `${kills} kills, ${wishes.length} wishes, ${told.length} bookings acknowledged; in the end ${ends.join(", ")}`;
    return { done, faults: [...unshown, ...faults] };
  });
}
