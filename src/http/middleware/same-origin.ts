import type { Context, MiddlewareHandler } from "hono";
import type { Env } from "../kept/env.ts";
import { FAULT_WORDS } from "../problems/fault-words.ts";
import { ProblemError } from "../problems/problem.ts";
import { refusal } from "../problems/refusal.ts";

/** Where the site can be reached, and whether what a proxy says of that is to be believed. */
export interface Whereabouts {
  readonly publicUrl: string;
  readonly trustProxy: boolean;
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** What `Sec-Fetch-Site` says of another site, our neighbors under the same domain among them. */
const FOREIGN_SITES = new Set(["cross-site", "same-site"]);

const FOREIGN = new ProblemError("invalid_request", "This request comes from another site.");

/**
 * Refuses what another site makes a visitor's browser post: `Origin` must be one of ours. A browser that sends none says by
 * `Sec-Fetch-Site` where the request comes from; programs send neither and are let through.
 */
export function sameOrigin(site: Whereabouts): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const origin = c.req.header("origin");
      const isForeign =
        origin === undefined ? FOREIGN_SITES.has(c.req.header("sec-fetch-site") ?? "") : !ownOrigins(c, site).includes(origin);
      if (isForeign) return refusal(c, FOREIGN, FAULT_WORDS.foreign_origin);
    }
    return next();
  };
}

/** The origin under which the visitor sees us: the one that a post names (it has been checked), else the first of ours. */
export function originOf(c: Context, site: Whereabouts): string {
  const origins = ownOrigins(c, site);
  const named = c.req.header("origin");
  return named !== undefined && origins.includes(named) ? named : (origins[0] ?? site.publicUrl);
}

/** The address of the page of ours that a request was sent from; null when it does not say, or is another site's. */
export function ownReferer(c: Context, site: Whereabouts): URL | null {
  const named = URL.parse(c.req.header("referer") ?? "");
  return named && ownOrigins(c, site).includes(named.origin) ? named : null;
}

/** As a trusted proxy says, as the request says, as the settings say. */
function ownOrigins(c: Context, { publicUrl, trustProxy }: Whereabouts): string[] {
  const direct = new URL(c.req.url).origin;
  const host = c.req.header("x-forwarded-host") ?? c.req.header("host");
  const proto = c.req.header("x-forwarded-proto");
  const forwarded = trustProxy && host !== undefined && (proto === "http" || proto === "https") ? [`${proto}://${host}`] : [];
  return [...forwarded, direct, new URL(publicUrl).origin];
}
