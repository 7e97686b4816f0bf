import type { MiddlewareHandler } from "hono";
import { ARIA_STYLES } from "../kept/aria-styles.ts";
import type { KeptPage } from "../kept/kept-page.ts";
import type { Env } from "../kept/env.ts";

/** What of inline scripts and styles a page may hold. */
interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const withNonce = (nonce: string): Inline => ({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] });
/** A page for all must not hold a nonce: whoever has seen it once could use it. */
const withHashes = ({ scripts, styles }: KeptPage): Inline => ({ scripts, styles: [...styles, ...ARIA_STYLES] });

/** What a page may load: our own files, and its own inline scripts. React Aria writes style attributes; Vite's development server injects styles and holds a socket. */
const contentPolicy = ({ scripts, styles }: Inline, development: boolean): string =>
  [
    "default-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    development ? "style-src-elem 'self' 'unsafe-inline'" : ["style-src-elem 'self'", ...styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Besides the content policy: the same for every answer. */
const FIXED = {
  "X-Content-Type-Options": "nosniff",
  // For browsers that do not know `frame-ancestors`.
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
} as const;

/** Of an answer that is given before there is a request that could be read, and that holds nothing to run. */
export const BARE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ...FIXED,
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Puts a fresh nonce into the context (`c.get("nonce")`) and the security headers on every answer, errors and files too. `secure`: the
 * site is reached by https, and is to be by nothing else for a year.
 */
export function securityHeaders(newNonce: () => string, { development = false, secure = false } = {}): MiddlewareHandler<Env> {
  return async (c, next) => {
    const nonce = newNonce();
    c.set("nonce", nonce);
    await next();
    const kept = c.get("kept");
    // Not `c.header`, which makes the whole answer anew each time.
    const { headers } = c.res;
    headers.set("Content-Security-Policy", contentPolicy(kept ? withHashes(kept) : withNonce(nonce), development));
    for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
    if (secure) headers.set("Strict-Transport-Security", `max-age=${YEAR_SECONDS}`);
  };
}
