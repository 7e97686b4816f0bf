import { setTimeout } from "node:timers/promises";

/**
 * Takes step after step, with a pause as long as the step behind each, for requests to pass; until none is left or `isStopped` says so.
 * @param afterMs before the first step: a start has a backlog of requests and jobs that waited for it, and they go first.
 */
export async function betweenRequests(steps: Iterable<void>, afterMs: number, isStopped: () => boolean): Promise<void> {
  await setTimeout(afterMs);
  if (isStopped()) return;
  let began = performance.now();
  for (const _ of steps) {
    await setTimeout(performance.now() - began);
    if (isStopped()) return;
    began = performance.now();
  }
}
