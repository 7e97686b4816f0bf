import { openBookingJobs } from "./adapters/db/booking-jobs.ts";
import { createBookingStore } from "./adapters/db/booking-store.ts";
import { createChargeLedger } from "./adapters/db/charge-ledger.ts";
import { createDeskStore } from "./adapters/db/desk-store.ts";
import { openDatabase } from "./adapters/db/open-database.ts";
import { createOrderLedger } from "./adapters/db/supplier-order-ledger.ts";
import { createSandboxGateway } from "./adapters/payments/sandbox/gateway.ts";
import { openEmbeddedFlights } from "./adapters/supply/embedded/flights/flight-supply.ts";
import { createEmbeddedOrderDesk } from "./adapters/supply/embedded/orders/order-desk.ts";
import { clockStartedAt, systemClock } from "./adapters/system/clock.ts";
import { newToken, systemIds } from "./adapters/system/ids.ts";
import { createLogger } from "./adapters/system/logger.ts";
import { pause } from "./adapters/system/pause.ts";
import { createRunbooks } from "./adapters/system/runbook-files.ts";
import { keptSecret } from "./adapters/system/secret-key.ts";
import { createSigner } from "./adapters/system/signer.ts";
import type { Instant } from "./core/kernel/index.ts";
import { bookingMail } from "./core/mails/index.ts";
import type { Settings } from "./settings/settings.ts";
import { createDesk, type Desk } from "./usecases/desk/create-desk.ts";
import type { FlightSupply } from "./usecases/ports/flight-supply.ts";

const WORLD_FILE = new URL("../build/world/world.bin", import.meta.url);
const RUNBOOKS = new URL("../docs/runbooks/", import.meta.url);
/** As the server has it. */
const JOBS_SCHEMA = "jobs";

/** A desk of its own: what the server is made of, without its pages and without its jobs, which the server goes on with. */
export interface OwnDesk {
  readonly desk: Desk;
  close(): Promise<void>;
}

/** @throws StartError when the embedded database belongs to a running server, or Postgres does not let us in. */
export async function openOwnDesk(settings: Settings): Promise<OwnDesk> {
  const { databaseUrl, dataDir } = settings;
  const clock = settings.clockStartsAt === null ? systemClock : clockStartedAt(settings.clockStartsAt as Instant);
  const database = await openDatabase(
    databaseUrl === null ? { kind: "embedded", folder: `${dataDir}/database` } : { kind: "postgres", url: databaseUrl, maxConnections: 2 },
  );
  const jobs = await openBookingJobs(database, JOBS_SCHEMA, createLogger("fatal"));
  const desk = createDesk({
    store: createBookingStore(database, jobs.wake),
    desk: createDeskStore(database, jobs.wake, JOBS_SCHEMA),
    gateway: createSandboxGateway({ ledger: createChargeLedger(database), newToken, pause, onNews: async () => undefined }),
    orders: createEmbeddedOrderDesk({ ledger: createOrderLedger(database), newReference: systemIds.bookingId }),
    clock,
    ids: systemIds,
    writeMail: mailWriter(settings),
    runbooks: createRunbooks(RUNBOOKS),
    supplies: null,
  });
  return {
    desk,
    close: async () => {
      await jobs.stop();
      await database.close();
    },
  };
}

/** The timetable says in which zones airports are: it is read when the first mail needs it, which most calls never do. */
function mailWriter(settings: Settings): Parameters<typeof createDesk>[0]["writeMail"] {
  const { brand, publicUrl, payments, secretKey, dataDir } = settings;
  let flights: FlightSupply | undefined;
  const zoneOf = (airport: string): string | null => {
    flights ??= openEmbeddedFlights({
      worldFile: WORLD_FILE,
      signer: createSigner(secretKey ?? keptSecret(dataDir)),
      now: systemClock.now(),
    });
    return flights.zoneOf(airport);
  };
  const facts = { brand, publicUrl, isTestPayment: payments === "sandbox", isModelSupply: true, zoneOf };
  return (kind, booking, now) => bookingMail(kind, booking, { ...facts, now, id: systemIds.rowId() });
}
