import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadData, ThreadTask } from "./database-thread.ts";
import { leaveWebAssemblyAsMade } from "./web-assembly-flags.ts";

/** The main thread's end of the database thread. Requests are answered in the order in which they were sent. */
export interface ThreadClient {
  send(bytes: Uint8Array): Promise<Uint8Array>;
  newSession(): Promise<void>;
  /** Whether it has ended, and everything that is asked of it fails. */
  isBroken(): boolean;
  /** Settles once the thread is gone: until then a broken one may still write into its folder. */
  readonly gone: Promise<unknown>;
  /** Closes the database and ends the thread. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** Requests are copied: `pg` writes from a buffer that it uses again. */
const NOTHING_TO_TRANSFER: readonly [] = [];

/** Starts the thread. @throws when the database in `folder` does not open. */
export async function startDatabaseThread(data: ThreadData): Promise<ThreadClient> {
  leaveWebAssemblyAsMade();
  const worker = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: data, execArgv: [] });
  await once(worker, "message");
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let broken: Error | null = null;
  const breakDown = (error: Error): void => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("message", (answer: ThreadAnswer) => {
    if (!hasPanicked(answer)) return settle(waiting, answer);
    // It would now compute for ever. What it has acknowledged is in its log, which the next start reads.
    breakDown(new Error("The database thread has ended: it could not write its log."));
    void worker.terminate();
  });
  worker.on("error", breakDown);
  const gone = new Promise((resolve) => worker.once("exit", resolve));
  worker.on("exit", () => breakDown(new Error("The database thread has ended.")));

  const ask = (request: ThreadTask): Promise<Uint8Array> => {
    if (broken) return Promise.reject(broken);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const id = ++lastId;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ ...request, id }, NOTHING_TO_TRANSFER);
    return promise;
  };
  return {
    send: (bytes) => ask({ kind: "bytes", bytes }),
    isBroken: () => broken !== null,
    gone,
    newSession: async () => void (await ask({ kind: "newSession" })),
    close: async () => {
      await ask({ kind: "close" });
      await worker.terminate();
    },
  };
}

/** Severity in an error of the wire protocol, in its two forms; no row can hold these bytes by accident. */
const PANIC = "SPANIC\0VPANIC\0";

const hasPanicked = (answer: ThreadAnswer): boolean =>
  "bytes" in answer && Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength).includes(PANIC);

function settle(waiting: Map<number, Waiting>, answer: ThreadAnswer): void {
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ("error" in answer) asked?.reject(new Error(answer.error));
  else asked?.resolve(answer.bytes);
}
