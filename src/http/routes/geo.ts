import { getConnInfo } from "@hono/node-server/conninfo";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { UseCases } from "../../usecases/use-cases.ts";
import { invalidRequestHook } from "../problems/openapi.ts";

const city = createRoute({
  method: "get",
  path: "/city",
  summary: "The city that a visitor seems to be in",
  description: "From a proxy's header, a file of addresses on this server, or the browser's time zone. Nothing is asked outside.",
  request: { query: z.object({ zone: z.string().max(100).optional().openapi({ example: "America/Los_Angeles" }) }) },
  responses: {
    200: {
      description: "A text that the hotel search understands, or null",
      content: { "application/json": { schema: z.object({ city: z.string().nullable() }) } },
    },
  },
});

/** The headers in which Cloudflare, Vercel, App Engine and CloudFront name the visitor's city. */
const CITY_HEADERS = ["cf-ipcity", "x-vercel-ip-city", "x-appengine-city", "cloudfront-viewer-city"];

/** `GET /api/v1/geo/city`. Headers count only behind a proxy that is trusted. */
export function geoRoutes(useCases: Pick<UseCases, "visitorCity">, trustProxy: boolean): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  routes.openapi(city, (c) => {
    const proxyCity = trustProxy ? (CITY_HEADERS.map((name) => c.req.header(name)).find((value) => value !== undefined) ?? null) : null;
    const visitor = { proxyCity, address: addressOf(c, trustProxy), timeZone: c.req.valid("query").zone ?? null };
    return c.json({ city: useCases.visitorCity(visitor) }, 200, { "cache-control": "private, no-store" });
  });
  return routes;
}

/** The visitor's address: the last one that a trusted proxy saw, else the socket's own. */
function addressOf(c: Context, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded ?? getConnInfo(c).remote.address ?? null;
}
