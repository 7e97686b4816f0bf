import { readFileSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Log } from "../usecases/ports/log.ts";
import type { UseCases } from "../usecases/use-cases.ts";
import { LAST_ZONE, once } from "../core/kernel/index.ts";
import { listClientPaths } from "./client-files.ts";
import { askEachTime } from "./middleware/ask-each-time.ts";
import { capOpenRequests } from "./middleware/cap-open-requests.ts";
import { compressAnswers } from "./middleware/compress.ts";
import { closeWhileDraining } from "./middleware/draining.ts";
import { limitBodies } from "./middleware/limit-bodies.ts";
import { limitHeaders } from "./middleware/limit-headers.ts";
import { limitPages, type OpenBooking } from "./middleware/limit-pages.ts";
import { limitRequests, type OpenManaged, type RequestLimiters } from "./middleware/limit-requests.ts";
import type { HttpMetrics, RequestLog } from "./middleware/observe.ts";
import { observe } from "./middleware/observe.ts";
import { sameOrigin, type Whereabouts } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { shedLoad } from "./middleware/shed-load.ts";
import { warnOfUnheardProxy } from "./middleware/unheard-proxy.ts";
import { docsPage } from "./api-docs/docs-page.ts";
import { GROUPS } from "./api-docs/groups.ts";
import { SIMULATED } from "./api-docs/simulated.ts";
import { createShapePage } from "./document/shape-page.ts";
import { forASecond } from "./kept/for-a-second.ts";
import { type BuiltPages, type PageRenderer, renderPages } from "./pages.ts";
import { answerFault } from "./answer-fault.ts";
import { unknownCall } from "./problems/unknown-call.ts";
import { flightBookingRoutes } from "./routes/flight-booking.ts";
import { manageBookingRoutes } from "./routes/manage-booking.ts";
import { enquiryRoutes } from "./routes/enquiries.ts";
import { flightRoutes } from "./routes/flights.ts";
import { offerRoutes } from "./routes/offers.ts";
import { geoRoutes } from "./routes/geo.ts";
import { type Health, healthRoutes } from "./routes/health.ts";
import { hotelBookingRoutes } from "./routes/hotel-booking.ts";
import { hotelRoutes } from "./routes/hotels.ts";
import { watchRoutes } from "./routes/watches.ts";
import type { Env } from "./kept/env.ts";

export interface AppParts {
  readonly useCases: UseCases;
  readonly health: Health;
  readonly metrics: HttpMetrics;
  readonly log: RequestLog & Pick<Log, "warn">;
  readonly newNonce: () => string;
  /** Folder of the built web client, below the working folder. */
  readonly clientDir: string;
  readonly pages: PageRenderer;
  readonly siteName: string;
  /** As it is written: `(800) 555-0142`. */
  readonly supportPhone: string;
  readonly site: Whereabouts;
  readonly limiters: RequestLimiters;
  /** As many of one address as usual. */
  readonly limitsTimes: number;
  /** How many requests one address may have unanswered at once. */
  readonly openRequests: number;
  /** The same of maps of the world. */
  readonly openMaps: number;
  readonly openManaged: OpenManaged;
  readonly openBooking: OpenBooking;
  /** How late the process comes to what it has to do, in milliseconds. */
  readonly delayMs: () => number;
  /** Whether the server has been told to stop and finishes what it has begun. */
  readonly isDraining: () => boolean;
  /** Whether Vite's development server stands in front. */
  readonly development?: boolean;
}

/** The whole site as one fetch handler: API, static files, pages. */
export function createApp(parts: AppParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  const files = listClientPaths(parts.clientDir);
  app.use(observe(parts.log, parts.metrics));
  app.use(securityHeaders(parts.newNonce, { development: parts.development ?? false, secure: parts.site.publicUrl.startsWith("https:") }));
  app.use((c, next) => {
    c.set("agency", { name: parts.siteName, phone: parts.supportPhone });
    return next();
  });
  app.use(askEachTime);
  app.use(compressAnswers());
  app.use(closeWhileDraining(parts.isDraining));
  app.use(warnOfUnheardProxy(parts.site.trustProxy, parts.log));
  app.use(capOpenRequests(parts.openRequests, parts.site.trustProxy));
  app.use(capOpenRequests(parts.openMaps, parts.site.trustProxy, "map"));
  app.use(shedLoad(parts.delayMs, files));
  app.use(limitHeaders);
  app.use(sameOrigin(parts.site));
  app.use(limitRequests(parts.limiters, parts.site.trustProxy, parts.openManaged));
  app.use(limitBodies);

  app.route("/", healthRoutes(parts.health, parts.site.trustProxy));
  app.route("/api/v1/flights", flightRoutes(parts.useCases));
  app.route("/api/v1/flights/offers", offerRoutes(parts.useCases));
  app.route("/api/v1/flights", flightBookingRoutes(parts.useCases, parts.site.trustProxy));
  app.route("/api/v1/hotels", hotelBookingRoutes(parts.useCases, parts.site));
  app.route("/api/v1/hotels", hotelRoutes(parts.useCases));
  app.route("/api/v1/bookings", manageBookingRoutes(parts.useCases));
  app.route("/api/v1", enquiryRoutes(parts.useCases, parts.site.trustProxy));
  app.route("/api/v1", watchRoutes(parts.useCases, parts.site.trustProxy));
  app.route("/api/v1/geo", geoRoutes(parts.useCases, parts.site.trustProxy));
  const info = { title: `${parts.siteName} API`, version: apiVersion(), description: SIMULATED };
  const described = { openapi: "3.1.0", info, tags: Object.values(GROUPS) };
  app.doc31("/api/v1/openapi.json", described);
  const { siteName, limitsTimes, useCases } = parts;
  const describe = once(() => app.getOpenAPI31Document(described));
  app.get("/api/docs", docsPage({ siteName, limitsTimes, today: () => useCases.today() }, describe));
  app.get("/api/docs/", (c) => c.redirect("/api/docs", 301));
  app.all("/api/*", unknownCall(app));

  app.use(
    "/assets/*",
    serveStatic({
      root: parts.clientDir,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  const publicFiles = serveStatic({
    root: parts.clientDir,
    precompressed: true,
    onFound: (_path, c) => c.header("Cache-Control", "public, max-age=3600"),
  });
  app.use("*", (c, next) => (files.has(c.req.path) ? publicFiles(c, next) : next()));
  const limitPage = limitPages(parts.limiters.page, parts.site.trustProxy, parts.openBooking);
  app.all("*", renderPages(parts.pages, parts.site, limitPage, parts.development ? null : builtPages(parts)));

  app.onError((error, c) => answerFault(error, c, parts.log));
  return app;
}

/** Every page knows two days: today for the agency, and where the day ends last. */
const builtPages = ({ useCases, clientDir }: AppParts): BuiltPages => ({
  version: forASecond(() => `${useCases.today()} ${useCases.today(LAST_ZONE)}`),
  shape: createShapePage(clientDir),
});

const apiVersion = (): string =>
  (JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string }).version;
