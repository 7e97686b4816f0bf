import type { MiddlewareHandler } from "hono";

/** What a page may load: our own files, and inline scripts that carry this answer's nonce. React Aria writes style attributes; Vite's development server injects styles and holds a socket. */
const contentPolicy = (nonce: string, development: boolean): string =>
  [
    "default-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    development ? "style-src-elem 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Puts a fresh nonce into the context (`c.get("nonce")`) and the security headers on every answer, errors and files too. */
export function securityHeaders(newNonce: () => string, development: boolean): MiddlewareHandler<{ Variables: { nonce: string } }> {
  return async (c, next) => {
    const nonce = newNonce();
    c.set("nonce", nonce);
    await next();
    c.header("Content-Security-Policy", contentPolicy(nonce, development));
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "strict-origin-when-cross-origin");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
  };
}
