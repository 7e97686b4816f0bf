import { createBookingStore } from "./adapters/db/booking-store.ts";
import { createChargeLedger } from "./adapters/db/charge-ledger.ts";
import { createDeskStore } from "./adapters/db/desk-store.ts";
import { JOBS_SCHEMA, openBookingJobs } from "./adapters/db/booking-jobs.ts";
import { createOrderLedger } from "./adapters/db/supplier-order-ledger.ts";
import { createEnquiryStore } from "./adapters/db/enquiry-store.ts";
import { createPurger } from "./adapters/db/purge-expired.ts";
import { openDatabase } from "./adapters/db/open-database.ts";
import { createOutbox } from "./adapters/db/outbox.ts";
import { createRateTables } from "./adapters/db/rate-tables.ts";
import { noVisitorPlaces, openMmdbFile } from "./adapters/geoip/mmdb-file.ts";
import { openLimiters } from "./adapters/limits/open-limiters.ts";
import { createFolderMailer } from "./adapters/mail/folder-mailer.ts";
import { createSmtpMailer } from "./adapters/mail/smtp-mailer.ts";
import { createSandboxGateway } from "./adapters/payments/sandbox/gateway.ts";
import { readRateFile } from "./adapters/rates/rate-file.ts";
import { ratesOrDollars } from "./adapters/rates/rates-or-dollars.ts";
import { openSharedRates } from "./adapters/rates/shared-rates.ts";
import { createEmbeddedOrderDesk } from "./adapters/supply/embedded/orders/order-desk.ts";
import { openEmbeddedHotels } from "./adapters/supply/embedded/hotels/hotel-supply.ts";
import { openEmbeddedFlights } from "./adapters/supply/embedded/flights/flight-supply.ts";
import { openBookingSeal, sealBookingId } from "./adapters/system/booking-seal.ts";
import { clockStartedAt, systemClock } from "./adapters/system/clock.ts";
import { ageOfSeal, sealMoment } from "./adapters/system/form-seal.ts";
import { newToken, sha256, systemIds } from "./adapters/system/ids.ts";
import { startLoadGauge } from "./adapters/system/load-gauge.ts";
import { createLogger } from "./adapters/system/logger.ts";
import { openManaged, sealManaged } from "./adapters/system/manage-seal.ts";
import { createMetrics } from "./adapters/system/metrics.ts";
import { pause } from "./adapters/system/pause.ts";
import { createRunbooks } from "./adapters/system/runbook-files.ts";
import { keptSecret } from "./adapters/system/secret-key.ts";
import { createSigner } from "./adapters/system/signer.ts";
import { startSweeper } from "./adapters/system/sweeper.ts";
import { within } from "./adapters/system/within.ts";
import type { Booking } from "./core/booking/index.ts";
import { ENQUIRY_LIMITS } from "./core/enquiries/index.ts";
import { bookingCalendar, bookingMail } from "./core/mails/index.ts";
import type { FromFareQuestion } from "./core/flights/index.ts";
import { dateInZone, type Instant, secondsBefore } from "./core/kernel/index.ts";
import { LIMITS, timesAsMany } from "./core/limits/index.ts";
import type { Settings } from "./settings/settings.ts";
import { createCarryOnBooking } from "./usecases/carry-on-booking.ts";
import { createUseCases } from "./usecases/create-use-cases.ts";
import { createDeliverMails } from "./usecases/deliver-mails.ts";
import { createDesk } from "./usecases/desk/create-desk.ts";
import { bookingOfPayment } from "./usecases/process/call-keys.ts";
import type { ProcessPorts } from "./usecases/process/process-ports.ts";
import { createPrepareFromFares } from "./usecases/prepare-from-fares.ts";
import { createPurgeExpired } from "./usecases/purge-expired.ts";
import { createResumeBookings } from "./usecases/resume-bookings.ts";
import { noteEarlierSales } from "./usecases/note-earlier-sales.ts";
import type { Mailer } from "./usecases/ports/mailer.ts";

/** Built files, seen from this one. */
const WORLD_FILE = new URL("../build/world/world.bin", import.meta.url);
const HOTEL_FILE = new URL("../build/world/hotels.bin", import.meta.url);
const RATES_FILE = new URL("../data/rates.csv", import.meta.url);
const RUNBOOKS = new URL("../docs/runbooks/", import.meta.url);

/** How often bookings are looked for that are unfinished and that no job may know any more; first at the start. */
const RESUME_EVERY_SECONDS = 600;
/** How often what has been kept long enough is thrown away, and when first after the start. */
const PURGE_EVERY_SECONDS = 24 * 60 * 60;
const PURGE_AFTER_SECONDS = 60;
/** How often the outbox is looked through. */
const DELIVER_EVERY_SECONDS = 2;
/** How often it is looked what exchange rates other nodes have announced: several times before any of them hold. */
const REFRESH_RATES_EVERY_SECONDS = 15;
/** When the fares of pages are first looked for after the start, and how often it is asked whether they have grown old. */
const PREPARE_AFTER_SECONDS = 5;
const PREPARE_EVERY_SECONDS = 600;

/** Makes every adapter, gives each use case its ports, and says what the HTTP layer needs of it all. */
export async function createContext(settings: Settings) {
  const { brand, dataDir, databaseUrl, publicUrl } = settings;
  const clock = settings.clockStartsAt === null ? systemClock : clockStartedAt(settings.clockStartsAt as Instant);
  const logger = createLogger(settings.logLevel);
  const metrics = createMetrics();
  const signer = createSigner(settings.secretKey ?? keptSecret(dataDir));
  const ownRates = ratesOrDollars(() => readRateFile(RATES_FILE), dateInZone(clock.now(), "UTC"), logger);
  // The embedded database opens in its own thread while this one loads the world.
  const opening = openDatabase(
    databaseUrl === null ? { kind: "embedded", folder: `${dataDir}/database` } : { kind: "postgres", url: databaseUrl },
  );
  const flights = openEmbeddedFlights({ worldFile: WORLD_FILE, signer, now: clock.now() });
  const hotels = openEmbeddedHotels({ worldFile: HOTEL_FILE, signer });
  const database = await opening;
  const rates = await openSharedRates({ own: ownRates, tables: createRateTables(database), clock });
  const jobs = await openBookingJobs(database, JOBS_SCHEMA, logger);
  const store = createBookingStore(database, jobs.wake);
  const supplies = { flights, hotels };
  await noteEarlierSales({ ...supplies, store });

  const onNews = async (key: string): Promise<void> => {
    const id = bookingOfPayment(key);
    if (id !== null) await jobs.wake(database.queries, id, 0);
  };
  const gateway = createSandboxGateway({ ledger: createChargeLedger(database), newToken, pause, onNews });
  const orders = createEmbeddedOrderDesk({ ledger: createOrderLedger(database), newReference: systemIds.bookingId });
  const visitorPlaces = settings.geoipDb === null ? noVisitorPlaces : await openMmdbFile(settings.geoipDb);
  const figures = { ...timesAsMany(LIMITS, settings.limitsTimes), enquiry: ENQUIRY_LIMITS };
  const limiters = await openLimiters(figures, settings.valkeyUrl, logger);
  const gauge = startLoadGauge();
  const forEnquiries = {
    enquiries: createEnquiryStore(database),
    enquiryLimiter: limiters.of.enquiry,
    agencyAddress: brand.supportEmail,
  };
  const system = { clock, ids: systemIds, digest: sha256, metrics };
  const mailFacts = {
    brand,
    publicUrl,
    isTestPayment: settings.payments === "sandbox",
    isModelSupply: true,
    zoneOf: (airport: string) => flights.zoneOf(airport),
  };
  const writeMail: ProcessPorts["writeMail"] = (kind, booking, now) =>
    bookingMail(kind, booking, { ...mailFacts, now, id: systemIds.rowId() });
  const process = { ...supplies, store, gateway, orders, clock, log: logger, writeMail };
  const forTravellers = {
    resendLimiter: limiters.of.resend,
    writeCalendar: (booking: Booking, now: Instant) => bookingCalendar(booking, { ...mailFacts, now }),
  };
  const useCases = createUseCases({
    ...forEnquiries,
    ...forTravellers,
    bookingLimiters: limiters.of,
    ...system,
    ...process,
    within,
    visitorPlaces,
    rates,
  });
  const carryOn = createCarryOnBooking(process);
  await jobs.work(carryOn);
  let isDraining = false;
  const resume = createResumeBookings({ store, clock, log: logger, carryOn, isStopped: () => isDraining });
  const mailer = createMailer(settings);
  const sweepers = [
    startSweeper(createDeliverMails({ outbox: createOutbox(database), mailer, clock, log: logger }), DELIVER_EVERY_SECONDS, logger),
    startSweeper(rates.refresh, REFRESH_RATES_EVERY_SECONDS, logger, REFRESH_RATES_EVERY_SECONDS),
    startSweeper(resume, RESUME_EVERY_SECONDS, logger),
    startSweeper(
      createPurgeExpired({ purger: createPurger(database), clock, log: logger }),
      PURGE_EVERY_SECONDS,
      logger,
      PURGE_AFTER_SECONDS,
    ),
  ];

  const site = {
    useCases,
    brand,
    publicUrl,
    sealBookingId: (id: string) => sealBookingId(signer, id),
    openBookingSeal: (seal: string) => openBookingSeal(signer, seal),
    sealManaged: (id: string) => sealManaged(signer, id, clock.now()),
    openManaged: (seal: string) => openManaged(signer, seal, clock.now()),
    sealForm: (secondsAgo = 0) => sealMoment(signer, secondsBefore(clock.now(), secondsAgo)),
    secondsShown: (seal: string) => ageOfSeal(signer, seal, clock.now()),
    newFormKey: newToken,
    logFault: (fault: unknown) => logger.error(fault),
    payments: settings.payments,
  };

  return {
    /** What `createApp` needs, with the pages rendered by `render`; a visit is what differs from visitor to visitor. */
    appParts: <Visit extends object>(render: (request: Request, context: typeof site & Visit) => Promise<Response>) => ({
      useCases,
      siteName: brand.name,
      site: { publicUrl, trustProxy: settings.trustProxy },
      limiters: limiters.of,
      delayMs: gauge.delayMs,
      isDraining: () => isDraining,
      newNonce: newToken,
      log: logger,
      metrics,
      health: {
        ready: async () => ({
          database: await database.ping(),
          timetable: flights.isReady(),
          hotels: hotels.isReady(),
          accepting: !isDraining,
        }),
        metrics: metrics.text,
        metricsToken: settings.metricsToken,
      },
      pages: {
        rates: rates.current,
        logFault: site.logFault,
        render: (request: Request, visit: Visit) => render(request, { ...site, ...visit }),
      },
    }),
    /** The agency's desk over the same parts. */
    desk: createDesk({
      ...process,
      desk: createDeskStore(database, jobs.wake, JOBS_SCHEMA),
      ids: systemIds,
      runbooks: createRunbooks(RUNBOOKS),
      supplies,
    }),
    logFault: site.logFault,
    /** Looks for fares of pages a little later and from time to time, until the server drains. */
    prepareFares: (questions: readonly FromFareQuestion[]) => {
      const prepare = createPrepareFromFares({ questions, isStopped: () => isDraining, listFromFares: useCases.listFromFares });
      sweepers.push(startSweeper(prepare, PREPARE_EVERY_SECONDS, logger, PREPARE_AFTER_SECONDS));
    },
    /** From now on no new work is taken; answers say so. */
    startDraining: () => {
      isDraining = true;
    },
    close: async () => {
      await Promise.all([jobs.stop(), ...sweepers.map((sweeper) => sweeper.stop())]);
      gauge.stop();
      await Promise.all([database.close(), limiters.close()]);
    },
  };
}

export type Context = Awaited<ReturnType<typeof createContext>>;

/** Through the mail server of the settings, else into a folder. */
function createMailer({ mailUrl, mailFrom, brand, dataDir }: Settings): Mailer {
  const from = { name: brand.name, address: mailFrom };
  return mailUrl === null ? createFolderMailer(`${dataDir}/outbox`, from) : createSmtpMailer(mailUrl, from);
}
