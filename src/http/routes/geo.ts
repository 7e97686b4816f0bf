import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { LANGUAGES } from "../../core/kernel/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { inGroup } from "../api-docs/groups.ts";
import { addressOf } from "../middleware/client-address.ts";
import { invalidRequestHook, problemAnswers } from "../problems/openapi.ts";
import { headerText } from "./header-text.ts";
import { PRIVATE } from "./json-answer.ts";

const visitorCitySchema = z.object({
  city: z.string().nullable(),
  today: z.string().nullable().describe("The date there").openapi({ example: "2027-03-12" }),
});

const visitorCity = createRoute({
  method: "get",
  path: "/city",
  ...inGroup("visitors"),
  summary: "The city that a visitor seems to be in",
  description: "From a proxy's header, a file of addresses on this server, or the browser's time zone. Nothing is asked outside.",
  request: {
    query: z.object({
      zone: z.string().max(100).optional().describe("The browser's IANA time zone").openapi({ example: "America/Los_Angeles" }),
      language: z.enum(LANGUAGES).default("en").describe("Of the city's name"),
    }),
  },
  responses: {
    200: {
      description: "A text that the hotel search understands with the date there, or null for both",
      content: { "application/json": { schema: visitorCitySchema } },
    },
    ...problemAnswers("invalid_request"),
  },
});

/** The headers in which Cloudflare, Vercel, App Engine and CloudFront name the visitor's city. */
const CITY_HEADERS = ["cf-ipcity", "x-vercel-ip-city", "x-appengine-city", "cloudfront-viewer-city"];

const proxyCityOf = ({ req }: Context): string | null =>
  headerText(CITY_HEADERS.map((name) => req.header(name)).find((value) => value !== undefined) ?? "");

/** `GET /api/v1/geo/city`. Headers count only behind a proxy that is trusted. */
export function geoRoutes(useCases: Pick<UseCases, "visitorCity" | "hotelPlaceIn" | "today">, trustProxy: boolean): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  routes.openapi(visitorCity, (c) => {
    const { zone, language } = c.req.valid("query");
    const found = useCases.visitorCity({
      proxyCity: trustProxy ? proxyCityOf(c) : null,
      address: addressOf(c, trustProxy),
      timeZone: zone ?? null,
    });
    const city = found && useCases.hotelPlaceIn(found, language).text;
    return c.json({ city, today: found && useCases.today(found.zone) }, 200, PRIVATE);
  });
  return routes;
}
