import type { MiddlewareHandler } from "hono";
import type { Env } from "../kept/env.ts";
import { busy } from "../problems/busy.ts";
import { onceWhole } from "./once-whole.ts";
import { classOf, type RequestClass } from "./request-class.ts";

/** How busy the server is. */
interface Load {
  /** How late the process comes to what it has to do, in milliseconds, for seconds now. */
  readonly delayMs: number;
  /** Requests that have come whole and not been answered: what is still to be told is no work yet. */
  readonly inFlight: number;
}

interface Threshold extends Load {
  readonly retryAfterSeconds: number;
}

/**
 * From which load on which requests are refused; null: never. Suggestions go first, for a field works without them, and with them what costs as
 * much as many searches; then what is only looked at; then what would begin something new. Whoever has booked is served to the end: bills, bookings, and whether we are alive.
 */
const THRESHOLDS: Readonly<Record<RequestClass, Threshold | null>> = {
  suggestion: { delayMs: 1_000, inFlight: 500, retryAfterSeconds: 2 },
  map: { delayMs: 1_000, inFlight: 500, retryAfterSeconds: 5 },
  scan: { delayMs: 1_000, inFlight: 500, retryAfterSeconds: 5 },
  search: { delayMs: 2_000, inFlight: 750, retryAfterSeconds: 5 },
  read: { delayMs: 2_000, inFlight: 750, retryAfterSeconds: 5 },
  picture: { delayMs: 2_000, inFlight: 750, retryAfterSeconds: 5 },
  page: { delayMs: 2_000, inFlight: 750, retryAfterSeconds: 5 },
  form: { delayMs: 5_000, inFlight: 2_000, retryAfterSeconds: 10 },
  booking: { delayMs: 5_000, inFlight: 2_000, retryAfterSeconds: 10 },
  bill: null,
  lookup: null,
  vital: null,
};

/** After how many seconds a refused request may come again; null when it is to be answered. */
export function secondsToWait(kind: RequestClass, load: Load): number | null {
  const threshold = THRESHOLDS[kind];
  const isShed = threshold !== null && (load.delayMs >= threshold.delayMs || load.inFlight >= threshold.inFlight);
  return isShed ? threshold.retryAfterSeconds : null;
}

/**
 * Answers 503 to what can wait while there is too much to do, and never to who asks for one of the `files`.
 * @param delayMs as `Load` has it. @param files paths that are served as they lie on the disk.
 */
export function shedLoad(delayMs: () => number, files: ReadonlySet<string>): MiddlewareHandler<Env> {
  let inFlight = 0;
  return async (c, next) => {
    const wait = files.has(c.req.path) ? null : secondsToWait(classOf(c.req.method, c.req.path), { delayMs: delayMs(), inFlight });
    if (wait !== null) return busy(c, "overloaded", wait);
    let counted = 0;
    const letBe = onceWhole(c, () => {
      inFlight++;
      counted = 1;
    });
    try {
      return await next();
    } finally {
      letBe();
      inFlight -= counted;
    }
  };
}
