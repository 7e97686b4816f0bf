import { Redis } from "iovalkey";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { Limit } from "../../core/limits/index.ts";
import type { CheckedLimiter } from "../../usecases/ports/limiter.ts";
import type { Log } from "../../usecases/ports/log.ts";
import { countedLimiter } from "./counted-limiter.ts";

/** Longer than a healthy server takes, even when this process comes late to read. Who falls silent is left, and looked for again. */
const ANSWER_WITHIN_MS = 1_500;
/** After this the server is started without. */
const CONNECT_WITHIN_MS = 2_000;
/** How often a lost server is looked for again, at least. */
const RECONNECT_WITHIN_MS = 2_000;

/** The counters of a Valkey (or Redis) server, which all nodes share. */
export interface ValkeyLimits {
  /** Keeps all of some limits. @param name of what is counted, which no other limiter has. */
  limiter(name: string, limits: readonly Limit[]): CheckedLimiter;
  close(): Promise<void>;
}

/**
 * Counts in Valkey, and in this process's memory while it cannot be reached: a limit that one node keeps alone is better than none,
 * and better than no answer. Says once that it is gone, and once that it is back.
 * @param options `prefix` begins every key, so that others may use the same server; `answerWithinMs` is for tests.
 */
export async function openValkeyLimits(
  url: string,
  log: Pick<Log, "warn">,
  { prefix = "farewind", answerWithinMs = ANSWER_WITHIN_MS } = {},
): Promise<ValkeyLimits> {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    socketTimeout: answerWithinMs,
    commandTimeout: answerWithinMs,
    connectTimeout: CONNECT_WITHIN_MS,
    retryStrategy: (attempts) => Math.min(attempts * 100, RECONNECT_WITHIN_MS),
  });
  warnOfOutages(client, log);
  await new Promise<void>((done) => client.once("ready", () => done()).once("error", () => done()));
  return {
    limiter: (name, limits) =>
      countedLimiter(
        limits.map(({ count, seconds }) => {
          const bounds = { points: count, duration: seconds };
          const insuranceLimiter = new RateLimiterMemory(bounds);
          return new RateLimiterRedis({ ...bounds, storeClient: client, keyPrefix: `${prefix}:${name}:${seconds}`, insuranceLimiter });
        }),
      ),
    close: async () => client.disconnect(),
  };
}

/** Without a listener an error of the connection would end the process. */
function warnOfOutages(client: Redis, log: Pick<Log, "warn">): void {
  let isGone = false;
  client.on("error", () => {
    if (!isGone) log.warn("Valkey cannot be reached: until it can, each node counts its limits for itself.");
    isGone = true;
  });
  client.on("ready", () => {
    if (isGone) log.warn("Valkey is back: all nodes count their limits together again.");
    isGone = false;
  });
}
