import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
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
    metrics.observeRequest(c.req.method, routePath(c, -1), c.res.status, ms / 1000);
    log.request({ method: c.req.method, path: maskIds(c.req.path), status: c.res.status, ms: Math.round(ms * 10) / 10 });
  };
}

/** Offer ids can be bought with, so they stay out of the log. */
const maskIds = (path: string): string => path.replace(/(offers|flight-details)\/.+/, "$1/…");
