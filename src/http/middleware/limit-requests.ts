import type { Context, MiddlewareHandler } from "hono";
import { type Limiter, UNKNOWN_SENDER } from "../../usecases/ports/limiter.ts";
import type { Env } from "../kept/env.ts";
import { busy, type BusyReason } from "../problems/busy.ts";
import { senderOf } from "./client-address.ts";
import { classOf, type RequestClass } from "./request-class.ts";

/** The booking that a page's address opens; `old` when it no longer does, null when it names none. */
export type OpenManaged = (seal: string) => { readonly id: string } | "old" | null;

/** Counts by the visitor's address. Bookings and enquiries are counted where they are made, which knows twins from new ones. */
export interface RequestLimiters {
  readonly search: Limiter;
  readonly scan: Limiter;
  readonly suggestion: Limiter;
  /** Of pages that are made for one visitor (`limit-pages`), and of what the API tells without a search. */
  readonly page: Limiter;
  /** Of lookups that found nothing. */
  readonly lookup: Limiter;
}

interface Rule {
  /** Unset: any. */
  readonly method?: "POST";
  readonly limiter: keyof RequestLimiters;
  readonly reason: BusyReason;
  /** Whether an answer with this status counts; without it all do. */
  readonly counts?: (status: number) => boolean;
}

const RULES: Readonly<Partial<Record<RequestClass, Rule>>> = {
  search: { limiter: "search", reason: "too_many_requests" },
  scan: { limiter: "scan", reason: "too_many_requests" },
  map: { limiter: "scan", reason: "too_many_requests" },
  suggestion: { limiter: "suggestion", reason: "too_many_requests" },
  read: { limiter: "page", reason: "too_many_requests" },
  // Nobody can make the seal that a booking's page is opened with, so opening one is no guess.
  lookup: { method: "POST", limiter: "lookup", reason: "too_many_lookups", counts: (status) => status === 404 },
};

/**
 * Answers 429 to an address that asks for too much. What only counts when it fails is counted before it is tried and given back
 * after, so that a thousand at once are no way round. Whoever acts on the page of a booking that is open is counted by that booking,
 * whatever others behind the address have guessed.
 */
export function limitRequests(limiters: RequestLimiters, trustProxy: boolean, openManaged: OpenManaged): MiddlewareHandler<Env> {
  return async (c, next) => {
    const rule = ruleFor(c);
    if (rule === undefined) return next();
    const limiter = limiters[rule.limiter];
    const opened = rule.limiter === "lookup" ? openedIn(c, openManaged) : null;
    const whose = opened ?? senderOf(c, trustProxy) ?? UNKNOWN_SENDER;
    const counted = await limiter.take(whose);
    if (!counted.ok) return busy(c, rule.reason, counted.error.retryAfterSeconds);
    await next();
    if (rule.counts && !rule.counts(c.res.status)) await limiter.giveBack(whose);
  };
}

function ruleFor(c: Context): Rule | undefined {
  const rule = c.req.method === "OPTIONS" ? undefined : RULES[classOf(c.req.method, c.req.path)];
  return rule?.method === undefined || rule.method === c.req.method ? rule : undefined;
}

/** By what a page's request is counted whose address opens a booking; calls of the API open none. */
function openedIn(c: Context, openManaged: OpenManaged): string | null {
  if (c.req.path.startsWith("/api/")) return null;
  const opened = openManaged(c.req.query("booking") ?? "");
  return opened === null || opened === "old" ? null : `opened/${opened.id}`;
}
