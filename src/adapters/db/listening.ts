import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Client, type ClientConfig, type Pool } from "pg";
import { SILENCE_MS } from "./silence.ts";

type Row = Readonly<Record<string, unknown>>;

/** Somebody who hears what the database tells (`notify`), over every broken connection. */
export interface Listener {
  readonly channel: string;
  /** Reads what may have been missed; asked at the beginning, and again on each new connection. */
  readonly missed: string;
  catchUp(rows: readonly Row[]): void;
  hear(payload: string): void;
  /** A connection has broken, or a new one did not begin; the next is tried a moment later. */
  onFault(fault: unknown): void;
}

export interface Listening {
  stop(): Promise<void>;
}

/** How soon a broken connection is followed by the next. */
const AGAIN_MS = 1000;
/** How often a connection that has nothing to tell is asked for a word: in time before its silence counts as its end. */
const ASK_EVERY_MS = 3000;

const listenTo = ({ channel }: Listener): string => `listen "${channel}"`;

/** Listens to a server on a connection of its own. Resolves when it has caught up. @throws when it cannot. */
export async function listenToServer(config: ClientConfig, listener: Listener): Promise<Listening> {
  const stopped = new AbortController();
  let client = await begin(config, listener);
  const goOn = async (): Promise<void> => {
    for (;;) {
      await untilBroken(client, stopped.signal);
      if (stopped.signal.aborted) return;
      listener.onFault(new Error(`The connection that hears of ${listener.channel} has broken.`));
      client = await beginAgain(config, listener, stopped.signal);
    }
  };
  const going = goOn().catch((fault: unknown) => {
    if (!stopped.signal.aborted) listener.onFault(fault);
  });
  return {
    stop: async () => {
      stopped.abort();
      await going;
      await client.end();
    },
  };
}

async function begin(config: ClientConfig, listener: Listener): Promise<Client> {
  const client = new Client(config);
  client.on("error", () => undefined); // `end` follows
  client.on("notification", ({ payload }) => listener.hear(payload ?? ""));
  try {
    await client.connect();
    await client.query(listenTo(listener));
    // By a transaction of its own: one that has begun before the listening counts may see neither the change nor the news of it.
    listener.catchUp((await client.query<Row>(listener.missed)).rows);
    return client;
  } catch (fault) {
    await client.end();
    throw fault;
  }
}

/** Tries until it succeeds. @throws AbortError when it is stopped. */
async function beginAgain(config: ClientConfig, listener: Listener, stopped: AbortSignal): Promise<Client> {
  for (;;) {
    await setTimeout(AGAIN_MS, null, { signal: stopped });
    try {
      return await begin(config, listener);
    } catch (fault) {
      listener.onFault(fault);
    }
  }
}

async function untilBroken(client: Client, stopped: AbortSignal): Promise<void> {
  // It may have been stopped while the connection was made: a signal that has been given is not given again.
  if (stopped.aborted) return;
  const stream = client.connection.stream as Socket;
  stream.setTimeout(SILENCE_MS, () => stream.destroy());
  const asking = setInterval(() => void client.query("select 1").catch(() => undefined), ASK_EVERY_MS); // `end` will tell
  await new Promise<void>((done) => {
    client.once("end", done);
    stopped.addEventListener("abort", () => done(), { once: true });
  });
  clearInterval(asking);
}

/** Listens on the one connection of the embedded database, and on each that follows it, before anything else is asked there. */
export async function listenToEmbedded(pool: Pool, listener: Listener): Promise<Listening> {
  pool.options.onConnect = async (client) => {
    client.on("notification", ({ payload }) => listener.hear(payload ?? ""));
    await client.query(listenTo(listener));
    listener.catchUp((await client.query<Row>(listener.missed)).rows);
  };
  (await pool.connect()).release(true); // for one that listens
  await pool.query("select 1");
  return { stop: async () => undefined };
}
