// How much memory the steps between a fresh clone and a running command may take.
import { totalmem } from "node:os";

/** Side by side, each as quick as it can be, the steps take 1.3 GB, and the system something too. */
const ROOMY_BYTES = 1.75e9;

/** How a program is run that has all the time, but little memory: it takes half as much, and twice as long. */
const SAVING = ["--optimize-for-size", "--max-semi-space-size=8"];

/** The memory that this process may take, in bytes: the machine's, or what a container leaves of it. @param most 0 where nothing limits it. */
export const memoryBytes = (all = totalmem(), most = process.constrainedMemory()) => (most > 0 ? Math.min(all, most) : all);

/** At which pace the steps are taken with so much memory: with which flags of Node, the quick ones where there is room, and several side by side or one by one. */
export function paceFor(bytes) {
  if (bytes >= ROOMY_BYTES) return { flags: (...quick) => quick, runAll: (works) => Promise.all(works.map((work) => work())) };
  return { flags: () => SAVING, runAll: oneByOne };
}

async function oneByOne(works) {
  for (const work of works) await work();
}
