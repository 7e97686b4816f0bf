import type { Context } from "hono";
import { type Limiter, UNKNOWN_SENDER } from "../../usecases/ports/limiter.ts";
import type { Env } from "../kept/env.ts";
import type { Made } from "../kept/kept-pages.ts";
import { busy } from "../problems/busy.ts";
import { senderOf } from "./client-address.ts";
import { classOf, type RequestClass } from "./request-class.ts";

/** The id of the booking that a page's address opens, to be read or managed; null when its seal is none of ours. */
export type OpenBooking = (seal: string) => string | null;

/** Has a page made, unless too many have been made for its visitor's address. */
export type LimitPage = <Page extends Made>(c: Context<Env>, make: () => Promise<Page>) => Promise<Page | Response>;

/** What no other limit counts and takes a while to make. Of pictures a page has dozens, each in a tenth of its time. */
const COUNTED: ReadonlySet<RequestClass> = new Set(["page", "lookup", "bill"]);

/**
 * Counts what is made for one visitor alone: what is made for all is given back, and who is sent a kept page never comes here. A form that is
 * sent is not refused, for what was typed into it would be lost. Whoever opens a booking is counted by that, whatever others behind
 * the address do.
 */
export function limitPages(limiter: Limiter, trustProxy: boolean, openBooking: OpenBooking): LimitPage {
  return async (c, make) => {
    const kind = classOf(c.req.method, c.req.path);
    if (c.req.method === "POST" || !COUNTED.has(kind)) return make();
    const opened = kind === "page" ? null : openBooking(c.req.query("booking") ?? "");
    const whose = opened === null ? (senderOf(c, trustProxy) ?? UNKNOWN_SENDER) : `opened/${opened}`;
    const counted = await limiter.take(whose);
    if (!counted.ok) return busy(c, "too_many_pages", counted.error.retryAfterSeconds);
    const made = await make();
    if (!(made instanceof Response)) await limiter.giveBack(whose);
    return made;
  };
}
