import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";

export interface Health {
  /** The parts that must work before requests make sense, with whether they do. */
  ready(): Promise<Readonly<Record<string, boolean>>>;
  /** Prometheus text. */
  metrics(): Promise<string>;
  /** Whether a bearer token opens the metrics; null when there is none, and then only this machine may read them. */
  readonly metricsToken: string | null;
}

/** `/healthz` (alive), `/readyz` (useful), `/metrics`. */
export function healthRoutes(health: Health): Hono {
  const routes = new Hono();
  routes.get("/healthz", (c) => c.json({ status: "alive" }));
  routes.get("/readyz", async (c) => {
    const parts = await health.ready();
    const ready = Object.values(parts).every(Boolean);
    return c.json({ status: ready ? "ready" : "not ready", parts }, ready ? 200 : 503);
  });
  routes.get("/metrics", async (c) => {
    if (!mayRead(c, health.metricsToken)) return c.text("A token is needed.", 401);
    return c.text(await health.metrics(), 200, { "content-type": "text/plain; version=0.0.4" });
  });
  return routes;
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** By the socket's own address: headers can be written by anybody. */
function mayRead(c: Context, token: string | null): boolean {
  if (token !== null) return c.req.header("authorization") === `Bearer ${token}`;
  return LOOPBACK.has(getConnInfo(c).remote.address ?? "");
}
