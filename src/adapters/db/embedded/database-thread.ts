import { chmodSync, mkdirSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

/** What the main thread sends: bytes of Postgres' wire protocol, the start of a new session, or the end. */
export type ThreadTask = { readonly kind: "bytes"; readonly bytes: Uint8Array } | { readonly kind: "newSession" | "close" };
export type ThreadRequest = ThreadTask & { readonly id: number };
export type ThreadAnswer = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly error: string };
export interface ThreadData {
  /** Null: in memory, gone with the thread. */
  readonly folder: string | null;
}

/**
 * The embedded Postgres in a thread of its own, because it computes in the thread that calls it: a slow statement must not
 * stall requests. PGlite never calls fsync and its setting for it is ignored: what is acknowledged survives the death of the
 * process, but not a power cut. Whoever needs that sets DATABASE_URL.
 */
const { folder } = workerData as ThreadData;
if (folder !== null) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Files of the database itself are as open as the process's umask lets them be: nobody else gets as far, in a folder of before neither.
  chmodSync(folder, 0o700);
}
const database = await PGlite.create(folder ?? "memory://");

const nothing = new Uint8Array();
/** Answers are copied: they may be windows into the database's own memory. */
const NOTHING_TO_TRANSFER: readonly [] = [];

async function answer(request: ThreadRequest): Promise<Uint8Array> {
  if (request.kind === "bytes") return database.execProtocolRaw(request.bytes);
  if (request.kind === "close") await database.close();
  // A client that was dropped in the middle of a transaction leaves it open: there is one session underneath.
  else await database.exec("rollback");
  return nothing;
}

async function serve(request: ThreadRequest): Promise<ThreadAnswer> {
  try {
    return { id: request.id, bytes: await answer(request) };
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (request: ThreadRequest) => {
  void serve(request).then((reply) => parentPort?.postMessage(reply, NOTHING_TO_TRANSFER));
});
parentPort?.postMessage({ id: 0, bytes: nothing } satisfies ThreadAnswer, NOTHING_TO_TRANSFER);
