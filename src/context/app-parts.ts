import type { Database } from "../adapters/db/open-database.ts";
import { newToken } from "../adapters/system/ids.ts";
import type { LoadGauge } from "../adapters/system/load-gauge.ts";
import type { ServerLog } from "../adapters/system/logger.ts";
import type { createMetrics } from "../adapters/system/metrics.ts";
import { OPEN_MAPS, OPEN_REQUESTS } from "../core/limits/index.ts";
import type { Settings } from "../settings/settings.ts";
import type { CheckedLimiter } from "../usecases/ports/limiter.ts";
import type { RateSource } from "../usecases/ports/rate-source.ts";
import type { SiteParts } from "./site-parts.ts";

interface Around<Name extends string> {
  readonly site: SiteParts;
  readonly supplies: Readonly<Record<"flights" | "hotels", { isReady(): boolean }>>;
  readonly database: Pick<Database, "ping">;
  readonly rates: RateSource;
  readonly limiters: Readonly<Record<Name, CheckedLimiter>>;
  readonly gauge: LoadGauge;
  readonly log: ServerLog;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly isDraining: () => boolean;
}

/** What the HTTP layer needs, once it says how pages are rendered; a visit is what differs from visitor to visitor. */
export function appPartsOf<Name extends string>(settings: Settings, around: Around<Name>) {
  const { site, rates, limiters, gauge, log, metrics, isDraining } = around;
  const { brand, publicUrl, trustProxy } = settings;
  return <Visit extends object>(render: (request: Request, context: SiteParts & Visit) => Promise<Response>) => ({
    useCases: site.useCases,
    siteName: brand.name,
    supportPhone: brand.supportPhone,
    site: { publicUrl, trustProxy },
    limiters,
    limitsTimes: settings.limitsTimes,
    openRequests: OPEN_REQUESTS * settings.limitsTimes,
    openMaps: OPEN_MAPS * settings.limitsTimes,
    openManaged: site.openManaged,
    openBooking: (seal: string) => site.openBookingSeal(seal) ?? managedId(site.openManaged(seal)),
    delayMs: gauge.delayMs,
    isDraining,
    newNonce: newToken,
    log,
    metrics,
    health: healthOf(settings, around),
    pages: {
      rates: rates.current,
      logFault: site.logFault,
      render: (request: Request, visit: Visit) => render(request, { ...site, ...visit }),
    },
  });
}

const managedId = (opened: ReturnType<SiteParts["openManaged"]>): string | null => (opened === null || opened === "old" ? null : opened.id);

const healthOf = ({ metricsToken }: Settings, { database, supplies, metrics, isDraining }: Around<string>) => ({
  ready: async () => ({
    database: await database.ping(),
    timetable: supplies.flights.isReady(),
    hotels: supplies.hotels.isReady(),
    accepting: !isDraining(),
  }),
  metrics: metrics.text,
  metricsToken,
});
