import { setTimeout } from "node:timers/promises";

/** Takes step after step, with a pause as long as the step behind each, for requests to pass; until none is left or `isStopped` says so. */
export async function betweenRequests(steps: Iterable<void>, isStopped: () => boolean): Promise<void> {
  let began = performance.now();
  for (const _ of steps) {
    await setTimeout(performance.now() - began);
    if (isStopped()) return;
    began = performance.now();
  }
}
