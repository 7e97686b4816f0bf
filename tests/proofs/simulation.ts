import { counted } from "../../src/core/kernel/index.ts";
import { PLANTED_BUGS } from "../simulation/planted-bugs.ts";
import { catchBug, runMany, traceOf } from "../simulation/run-many.ts";
import type { Proof } from "./proof.ts";

/** A planted bug that hides for longer counts as not found. */
const MOST_SCHEDULES_A_BUG = 4000;

export const proof: Proof = {
  claim:
    "whatever dies, gets lost, comes late or comes twice, a booking is charged as shown and ordered once, or not at all; what goes back is owed",
  count: 10_000,
  prove: async (count, say) => {
    const { steps, counts, broken } = await runMany(count);
    say(`${counted(count, "schedule")}, ${steps} steps, both chosen by seed: ${list(counts)}`);
    const [first] = broken;
    if (first) say(`seed ${first.seed}, replayed:\n${await traceOf(first.seed)}`);
    const missed: string[] = [];
    for (const bug of PLANTED_BUGS) {
      const caught = await catchBug(bug, MOST_SCHEDULES_A_BUG);
      say(`planted: ${bug.name}: ${caught ? `found by seed ${caught.seed}: ${caught.fault}` : "NOT FOUND"}`);
      if (!caught) missed.push(`Not found: ${bug.name}.`);
    }
    const faults = broken.flatMap((schedule) => schedule.faults.map((fault) => `seed ${schedule.seed}: ${fault}`));
    const done = `${count - broken.length} of ${counted(count, "schedule")} whole; ${PLANTED_BUGS.length - missed.length} of ${PLANTED_BUGS.length} planted bugs found`;
    return { done, faults: [...faults, ...missed], leftOut: null };
  },
};

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");
