import { expect, it } from "vitest";
import { openThread } from "./lasting-thread.ts";
import type { ThreadClient } from "./thread-client.ts";

/** A thread that breaks and ends when it is told to. */
function scriptedThread() {
  const { promise: gone, resolve: end } = Promise.withResolvers<void>();
  let isBroken = false;
  const client: ThreadClient = {
    send: async (bytes) => bytes,
    newSession: async () => undefined,
    isBroken: () => isBroken,
    gone,
    close: async () => undefined,
  };
  return { client, end, breakDown: () => (isBroken = true) };
}

it("opens the folder of a broken thread only once that one is gone", async () => {
  const first = scriptedThread();
  const second = scriptedThread();
  const started: ThreadClient[] = [];
  const thread = await openThread("folder", async () => {
    const next = started.length === 0 ? first.client : second.client;
    started.push(next);
    return next;
  });
  first.breakDown();
  const session = thread.newSession();
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(started).toEqual([first.client]);
  first.end();
  await session;
  expect([started, thread.isBroken()]).toEqual([[first.client, second.client], false]);
});
