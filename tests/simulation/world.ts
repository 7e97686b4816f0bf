import type { Bill } from "../../src/core/booking/index.ts";
import type { BookingId } from "../../src/core/kernel/index.ts";
import type { Ids } from "../../src/usecases/ports/system.ts";
import { Bank } from "./bank.ts";
import { Database } from "./database.ts";
import { Jobs } from "./jobs.ts";
import { Ledger } from "./ledger.ts";
import type { PlantedBug } from "./planted-bug.ts";
import { SimulatedServer } from "./server.ts";
import { Supplier } from "./supplier.ts";
import { type Life, Timeline } from "./timeline.ts";
import { Weather } from "./weather.ts";

/** What a server answered, from the moment on at which it was sent. */
export interface Acknowledgement {
  readonly bookingId: BookingId;
  readonly status: Bill["status"];
}

/** Everything of one schedule. */
export interface World {
  readonly timeline: Timeline;
  readonly weather: Weather;
  readonly bank: Bank;
  readonly supplier: Supplier;
  readonly ledger: Ledger;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly servers: readonly SimulatedServer[];
  readonly ids: Ids;
  readonly bug: PlantedBug;
  readonly acknowledged: Acknowledgement[];
  /** How often a server has died. */
  crashes: number;
  /** What should not have happened. */
  readonly faults: Set<string>;
}

const SERVERS = ["A", "B"];
/** How often the supplier no longer sells what it has sold to nobody else. */
const CLOSED_SHARE = 0.08;

export function createWorld(seed: number, bug: PlantedBug, isTraced: boolean): World {
  const timeline = new Timeline(seed, isTraced);
  const weather = new Weather(timeline.chance);
  const faults = new Set<string>();
  const report = (fault: string): void => {
    timeline.note(`FAULT  ${fault}`);
    faults.add(fault);
  };
  const ledger = new Ledger(report);
  const supplier = new Supplier(report, () => timeline.chance.chance(CLOSED_SHARE));
  const bank = new Bank(report, (bookingId) => supplier.live(bookingId).length > 0);
  const servers: SimulatedServer[] = [];
  const jobs = new Jobs(timeline, weather, servers);
  const database = new Database({ ledger, timeline, weather }, (id, seconds) => jobs.wake(id, seconds), bug.flaws ?? {});
  const world: World = {
    timeline,
    weather,
    bank,
    supplier,
    ledger,
    database,
    jobs,
    servers,
    bug,
    faults,
    ids: countingIds(),
    acknowledged: [],
    crashes: 0,
  };
  servers.push(...SERVERS.map((name) => new SimulatedServer(name, world)));
  timeline.dies = (life) => weather.crashesNow() && crash(world, life);
  return world;
}

function crash(world: World, life: Life): boolean {
  world.servers.find((server) => server.life === life)?.crash();
  world.crashes++;
  return true;
}

function countingIds(): Ids {
  let last = 0;
  return { bookingId: () => String(++last).padStart(8, "0") as BookingId, rowId: () => `row ${++last}` };
}
