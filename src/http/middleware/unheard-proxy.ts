import type { MiddlewareHandler } from "hono";
import type { Log } from "../../usecases/ports/log.ts";

/**
 * Warns, once, when somebody in front names visitors' addresses and is not believed: behind a proxy all visitors then count as one.
 * Without a proxy the header is a visitor's own invention, and not to be believed is right.
 */
export function warnOfUnheardProxy(trustProxy: boolean, log: Pick<Log, "warn">): MiddlewareHandler {
  let isSaid = trustProxy;
  return async (c, next) => {
    if (!isSaid && c.req.header("x-forwarded-for") !== undefined) {
      isSaid = true;
      log.warn(
        "A request names X-Forwarded-For, and TRUST_PROXY is off. If a proxy stands in front, set TRUST_PROXY=true: until then all visitors share its address, and with it the searches, bookings and enquiries that one address may make.",
      );
    }
    await next();
  };
}
