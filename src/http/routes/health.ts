import { createHash, timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { forASecond } from "../kept/for-a-second.ts";

export interface Health {
  /** The parts that must work before requests make sense, with whether they do. */
  ready(): Promise<Readonly<Record<string, boolean>>>;
  /** Prometheus text. */
  metrics(): Promise<string>;
  /** Whether a bearer token opens the metrics; null when there is none, and then only this machine may read them, and no proxy on it. */
  readonly metricsToken: string | null;
}

/** `/healthz` (alive), `/readyz` (useful, as it was within the last second), `/metrics`. */
export function healthRoutes(health: Health, trustProxy: boolean): Hono {
  const routes = new Hono();
  // Whoever asks often shall not keep the database busy.
  const ready = forASecond(() => health.ready());
  routes.get("/healthz", (c) => c.json({ status: "alive" }));
  routes.get("/readyz", async (c) => {
    const parts = await ready();
    const isReady = Object.values(parts).every(Boolean);
    return c.json({ status: isReady ? "ready" : "not ready", parts }, isReady ? 200 : 503);
  });
  routes.get("/metrics", async (c) => {
    const { metricsToken } = health;
    const mayRead = metricsToken === null ? !trustProxy && isOfThisMachine(c) : hasToken(c, metricsToken);
    if (!mayRead) return c.text("A token is needed.", 401, { "WWW-Authenticate": "Bearer" });
    return c.text(await health.metrics(), 200, { "content-type": "text/plain; version=0.0.4" });
  });
  return routes;
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** What proxies say of who is behind them. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/** By the socket's own address, because headers can be written by anybody; behind a proxy of this machine that is nobody's. */
const isOfThisMachine = (c: Context): boolean =>
  LOOPBACK.has(getConnInfo(c).remote.address ?? "") && FORWARDED.every((name) => c.req.header(name) === undefined);

/** How long the comparison takes tells nothing of the token. The scheme's name is one in capitals too (RFC 9110). */
const hasToken = (c: Context, token: string): boolean =>
  timingSafeEqual(digestOf((c.req.header("authorization") ?? "").replace(/^bearer /i, "Bearer ")), digestOf(`Bearer ${token}`));

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();
