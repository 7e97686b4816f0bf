import type { MiddlewareHandler } from "hono";
import type { Limiter } from "../../usecases/ports/limiter.ts";
import type { Env } from "../kept/env.ts";
import { busy, type BusyReason } from "../problems/busy.ts";
import { senderOf } from "./client-address.ts";
import { classOf, type RequestClass } from "./request-class.ts";

/** Counts by the visitor's address. Bookings and enquiries are counted where they are made, which knows twins from new ones. */
export interface RequestLimiters {
  readonly search: Limiter;
  readonly suggestion: Limiter;
  /** Of lookups that found nothing. */
  readonly lookup: Limiter;
}

interface Rule {
  readonly limiter: keyof RequestLimiters;
  readonly reason: BusyReason;
  /** Whether an answer with this status counts; without it all do. */
  readonly counts?: (status: number) => boolean;
}

const RULES: Readonly<Partial<Record<RequestClass, Rule>>> = {
  search: { limiter: "search", reason: "too_many_requests" },
  suggestion: { limiter: "suggestion", reason: "too_many_requests" },
  lookup: { limiter: "lookup", reason: "too_many_lookups", counts: (status) => status === 404 },
};

/** All visitors without an address count as one. */
const UNKNOWN = "unknown";

/**
 * Answers 429 to an address that asks for too much. What only counts when it fails is counted before it is tried and given back
 * after, so that a thousand at once are no way round.
 */
export function limitRequests(limiters: RequestLimiters, trustProxy: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const rule = c.req.method === "OPTIONS" ? undefined : RULES[classOf(c.req.method, c.req.path)];
    if (rule === undefined) return next();
    const limiter = limiters[rule.limiter];
    const whose = senderOf(c, trustProxy) ?? UNKNOWN;
    const counted = await limiter.take(whose);
    if (!counted.ok) return busy(c, rule.reason, counted.error.retryAfterSeconds);
    await next();
    if (rule.counts && !rule.counts(c.res.status)) await limiter.giveBack(whose);
  };
}
