import { listResults, SOLO_ONE_WAY } from "../../support/trips.ts";
import type { Findings } from "../proof.ts";
import { buy } from "./buy.ts";
import type { Nodes } from "./seats.ts";

/** How often one form is sent at once. */
const AT_ONCE = 50;

/** Sends the same form many times at once to both nodes, and once more when all is over. */
export async function submitAtOnce(nodes: Nodes, times: number): Promise<Findings> {
  const offers = await listResults({ ...SOLO_ONE_WAY, date: "2027-05-12" }, nodes[0]);
  const faults: string[] = [];
  for (let time = 0; time < times; time++) {
    const offer = offers[time % offers.length];
    if (!offer) throw new Error("The search found nothing.");
    const name = `form-${time}`;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => buy(nodes[at % 2] ?? nodes[0], offer, name)));
    answers.push(await buy(nodes[1], offer, name));
    const booked = new Set(answers.flatMap(({ bookingId }) => bookingId ?? []));
    const odd = answers.filter(({ status, code }) => status !== 201 && code !== "in_progress");
    if (booked.size !== 1 || answers.at(-1)?.status !== 201) faults.push(`${name} became ${booked.size} bookings`);
    faults.push(...odd.map(({ status, code }) => `${name} was answered ${status} ${code}`));
  }
  return { done: `${times} forms, each ${AT_ONCE} times at once: one booking each`, faults };
}
