import { listResults, SOLO_ONE_WAY, stopsOf, type WireResult } from "../../support/trips.ts";
import type { Findings } from "../proof.ts";
import type { Client } from "../shared/with-client.ts";
import { buy, type Sale } from "./buy.ts";

export type Nodes = readonly [string, string];

/** How many want each last seat, half of them at each node. */
const RIVALS = 4;
/** How many seats are fought for side by side. */
const SIDE_BY_SIDE = 4;
const DAYS_AHEAD = 40;

/** Leaves one seat of so many flights, and lets rivals at both nodes ask for it at once. */
export async function fightForSeats(nodes: Nodes, client: Client, count: number): Promise<Findings> {
  const flights = (await listNonstops(nodes[0], count)).slice(0, count);
  const faults = flights.length < count ? [`Only ${flights.length} nonstop flights were found.`] : [];
  let sold = 0;
  for (let at = 0; at < flights.length; at += SIDE_BY_SIDE) {
    const fights = flights.slice(at, at + SIDE_BY_SIDE).map(async (flight, beside) => {
      const name = `seat-${at + beside}`;
      await leaveOne(nodes[0], client, flight, name);
      const sales = await Promise.all(
        Array.from({ length: RIVALS }, (_, rival) => buy(rivalsNode(nodes, rival), flight, `${name}-${rival}`)),
      );
      sold += sales.filter(({ status }) => status === 201).length;
      faults.push(...oddAmong(name, sales));
    });
    await Promise.all(fights);
  }
  return { done: `${sold} seats sold of ${flights.length} last ones that ${RIVALS} wanted at two nodes`, faults };
}

const rivalsNode = (nodes: Nodes, rival: number): string => (rival % 2 === 0 ? nodes[0] : nodes[1]);

/** One has it; the others are told that it is gone. */
function oddAmong(name: string, sales: readonly Sale[]): readonly string[] {
  const told = sales.map(({ status, code }) => `${status}${code ? ` ${code}` : ""}`).toSorted();
  const expected = ["201", ...Array.from({ length: RIVALS - 1 }, () => "409 sold_out")];
  return told.join() === expected.join() ? [] : [`${name}: ${told.join()}`];
}

/** Sells a seat, then makes that booking as large as all seats but one: to the books a group, and quicker than a hundred buyers. */
async function leaveOne(url: string, client: Client, flight: WireResult, name: string): Promise<void> {
  const { bookingId, status, code } = await buy(url, flight, `${name}-group`);
  if (bookingId === null) throw new Error(`The first seat of ${name} cannot be bought: ${status} ${code}`);
  await client.query(
    `with claim as (select claim_key, available from booking_claims where booking_id = $1),
      grown as (update bookings set units = (select available - 1 from claim) where id = $1)
    update inventory set sold = claim.available - 1 from claim where inventory.claim_key = claim.claim_key`,
    [bookingId],
  );
}

/** Nonstop flights of different departures. */
async function listNonstops(url: string, count: number): Promise<readonly WireResult[]> {
  const found = new Map<string, WireResult>();
  for (let day = 1; day <= DAYS_AHEAD && found.size < count; day++) {
    const date = `2027-${day > 28 ? "04" : "03"}-${String(day > 28 ? day - 28 : day).padStart(2, "0")}`;
    for (const flight of await listResults({ ...SOLO_ONE_WAY, date }, url)) if (stopsOf(flight) === 0) found.set(nameOf(flight), flight);
  }
  return [...found.values()];
}

const nameOf = ({ route }: WireResult): string =>
  Object.values(route)
    .map(({ airline, flight_no, local_departure }) => `${airline}${flight_no} ${local_departure}`)
    .join();
