import { openOurs } from "./adapters/db/open-database.ts";
import { openEmbeddedFlights } from "./adapters/supply/embedded/flights/flight-supply.ts";
import { createLogger } from "./adapters/system/logger.ts";
import { deskOver } from "./context/desk-over.ts";
import { openData } from "./context/open-data.ts";
import { createProcessParts } from "./context/process-parts.ts";
import { clockOf, signerOf } from "./context/system-parts.ts";
import { once } from "./core/kernel/index.ts";
import { FILES } from "./files.ts";
import type { Settings } from "./settings/settings.ts";
import type { Desk } from "./usecases/desk/create-desk.ts";
import type { FlightSupply } from "./usecases/ports/flight-supply.ts";
import type { Clock } from "./usecases/ports/system.ts";

/** Beside those of the servers, which need theirs more. */
const MAX_CONNECTIONS = 2;

/** A desk of its own: what the server is made of, without its pages and without its jobs, which the server goes on with. */
export interface OwnDesk {
  readonly desk: Desk;
  close(): Promise<void>;
}

/**
 * @throws StartError when the embedded database belongs to a running server, Postgres does not let us in, or no server has made tables there, or
 * one of another version has.
 */
export async function openOwnDesk(settings: Settings): Promise<OwnDesk> {
  const clock = clockOf(settings);
  const log = createLogger("fatal"); // what it says is the answer, and nothing else
  const data = await openData(settings, log, { open: openOurs, maxConnections: MAX_CONNECTIONS });
  const processParts = createProcessParts(settings, { data, clock, log, zoneOf: zonesOf(settings, clock) });
  return {
    desk: deskOver(settings, data, processParts, FILES.runbooks),
    close: async () => {
      await data.jobs.stop();
      await data.database.close();
    },
  };
}

/** The timetable says in which zones airports are: it is read when the first mail needs it, which most calls never do. */
function zonesOf(settings: Settings, clock: Clock): FlightSupply["zoneOf"] {
  const flights = once(() =>
    openEmbeddedFlights({ worldFile: FILES.world, clocksFile: FILES.clocks, signer: signerOf(settings), now: clock.now() }),
  );
  return (airport) => flights().zoneOf(airport);
}
