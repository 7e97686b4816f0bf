import { createEnquiryStore } from "./adapters/db/enquiry-store.ts";
import { countMails } from "./adapters/db/kept-mails.ts";
import { openSalesNews } from "./adapters/db/sales-news.ts";
import { createRateTables } from "./adapters/db/rate-tables.ts";
import { createWatchParts } from "./context/watch-parts.ts";
import { noVisitorPlaces, openMmdbFile } from "./adapters/geoip/mmdb-file.ts";
import { openLimiters } from "./adapters/limits/open-limiters.ts";
import { readRateFile } from "./adapters/rates/rate-file.ts";
import { ratesOrDollars } from "./adapters/rates/rates-or-dollars.ts";
import { openSharedRates } from "./adapters/rates/shared-rates.ts";
import { openEmbeddedFlights } from "./adapters/supply/embedded/flights/flight-supply.ts";
import { openEmbeddedHotels } from "./adapters/supply/embedded/hotels/hotel-supply.ts";
import { betweenRequests } from "./adapters/system/between-requests.ts";
import { sha256, systemIds } from "./adapters/system/ids.ts";
import { endWithLastWords } from "./adapters/system/last-words.ts";
import { startLoadGauge } from "./adapters/system/load-gauge.ts";
import { createLogger } from "./adapters/system/logger.ts";
import { createMetrics } from "./adapters/system/metrics.ts";
import { within } from "./adapters/system/within.ts";
import { type Ahead, beginAhead } from "./context-ahead.ts";
import { appPartsOf } from "./context/app-parts.ts";
import { deskOver } from "./context/desk-over.ts";
import { openData } from "./context/open-data.ts";
import { createProcessParts } from "./context/process-parts.ts";
import { createSiteParts } from "./context/site-parts.ts";
import { startSweepers } from "./context/start-sweepers.ts";
import { clockOf, signerOf } from "./context/system-parts.ts";
import { dateInZone } from "./core/kernel/index.ts";
import { limitsFor } from "./core/limits/index.ts";
import { FILES } from "./files.ts";
import type { Settings } from "./settings/settings.ts";
import { createCarryOnBooking } from "./usecases/carry-on-booking.ts";
import { createUseCases } from "./usecases/create-use-cases.ts";
import { createNoteSales } from "./usecases/note-sales.ts";

const WARM_UP_AFTER_MS = 1_000;

/** Makes every adapter, gives each use case its ports, and says what the HTTP layer needs of it all. @param ahead begun with these settings. */
export async function createContext(settings: Settings, { held }: Ahead = beginAhead(settings)) {
  const [clock, log, metrics, signer] = [clockOf(settings), createLogger(settings.logLevel), createMetrics(), signerOf(settings)];
  endWithLastWords(log);
  const releaseRates = ratesOrDollars(() => readRateFile(FILES.rates), dateInZone(clock.now(), "UTC"), log);
  // The embedded database opens in its own thread while this one loads the world.
  const opening = openData(settings, log, { held });
  const flights = openEmbeddedFlights({ worldFile: FILES.world, clocksFile: FILES.clocks, signer, now: clock.now() });
  const hotels = openEmbeddedHotels({ worldFile: FILES.hotels, signer });
  const supplies = { flights, hotels };
  const data = await opening;
  const { database, jobs } = data;
  metrics.watchOutbox(() => countMails(database), { clock, within });
  const rates = await openSharedRates({ own: releaseRates, tables: createRateTables(database), clock });
  const salesNews = await openSalesNews(database, createNoteSales(supplies), log);

  const visitorPlaces = settings.geoipDb === null ? noVisitorPlaces : await openMmdbFile(settings.geoipDb);
  const limiters = await openLimiters(limitsFor(settings.limitsTimes), settings.valkeyUrl, log);
  const processParts = createProcessParts(settings, { data, clock, log, zoneOf: (airport) => flights.zoneOf(airport) });
  const watchParts = createWatchParts(settings, { database, flights, rates, clock, limiters: limiters.of });
  const useCases = createUseCases({
    ...watchParts,
    ...supplies,
    ...processParts,
    enquiries: createEnquiryStore(database),
    agencyAddress: settings.brand.supportEmail,
    enquiryLimiter: limiters.of.enquiry,
    resendLimiter: limiters.of.resend,
    bookingLimiters: limiters.of,
    ids: systemIds,
    digest: sha256,
    metrics,
    within,
    visitorPlaces,
    rates,
  });

  let draining = false;
  const isDraining = (): boolean => draining;
  const carryOn = createCarryOnBooking(processParts);
  await jobs.work(carryOn);
  const { listFromFares } = useCases;
  const sweepers = startSweepers(settings, {
    data,
    rates,
    releaseRates,
    clock,
    log,
    carryOn,
    listFromFares,
    watchParts,
    isStopped: isDraining,
  });
  const gauge = startLoadGauge();
  const site = createSiteParts(settings, { useCases, signer, clock, log });
  return {
    /** What `createApp` needs, with the pages rendered by what it is given. */
    appParts: appPartsOf(settings, { site, supplies, database, rates, limiters: limiters.of, gauge, log, metrics, isDraining }),
    /** The agency's desk over the same parts. */
    desk: deskOver(settings, data, processParts, FILES.runbooks),
    logFault: site.logFault,
    prepareFares: sweepers.prepareFares,
    /** Makes the first searches as quick as the next, once requests are taken. */
    warmUp: () => betweenRequests(warmUpOf(supplies), WARM_UP_AFTER_MS, isDraining),
    /** From now on no new work is taken; answers say so. */
    startDraining: () => {
      draining = true;
    },
    close: async () => {
      await Promise.all([jobs.stop(), sweepers.stop()]);
      gauge.stop();
      await salesNews.stop();
      await Promise.all([database.close(), limiters.close()]);
    },
  };
}

function* warmUpOf(supplies: Readonly<Record<string, { warmUp(): Iterable<void> }>>): Iterable<void> {
  for (const supply of Object.values(supplies)) yield* supply.warmUp();
}

export type Context = Awaited<ReturnType<typeof createContext>>;
