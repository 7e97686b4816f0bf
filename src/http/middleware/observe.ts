import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Metrics } from "../../usecases/ports/metrics.ts";

/** Where requests are written down. No query strings, no bodies: they hold travel plans and people. */
export interface RequestLog {
  request(line: { method: string; path: string; status: number; ms: number }): void;
  error(error: unknown): void;
}

export type HttpMetrics = Pick<Metrics, "observeRequest">;

/** Logs and measures every request. */
export function observe(log: RequestLog, metrics: HttpMetrics): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    metrics.observeRequest(c.req.method, routeOf(c), c.res.status, ms / 1000);
    log.request({ method: c.req.method, path: maskIds(c.req.path), status: c.res.status, ms: Math.round(ms * 10) / 10 });
  };
}

/** What takes every address: middleware before the calls, pages after them. */
const ANY = "/*";

/** The pattern of the call that was asked for, also where something before it answered; pages have none of their own. */
const routeOf = (c: Context): string => matchedRoutes(c).find(({ path }) => path !== ANY)?.path ?? ANY;

/** Offer ids can be bought with, so they stay out of the log. */
const maskIds = (path: string): string => path.replace(/(offers|flight-details)\/.+/i, "$1/…");
