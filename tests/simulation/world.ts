import type { Bill } from "../../src/core/booking/index.ts";
import type { BookingId } from "../../src/core/kernel/index.ts";
import type { Ids } from "../../src/usecases/ports/system.ts";
import { Bank } from "./bank.ts";
import { Database } from "./database.ts";
import { Deadlines } from "./deadlines.ts";
import { DeskBooks } from "./desk-books.ts";
import { Etiquette } from "./etiquette.ts";
import type { Form } from "./form.ts";
import { Jobs } from "./jobs.ts";
import { Ledger } from "./ledger.ts";
import { Market } from "./market.ts";
import type { PlantedBug } from "./planted-bug.ts";
import { SimulatedServer } from "./server.ts";
import { Supplier } from "./supplier.ts";
import { type Life, Timeline } from "./timeline.ts";
import { Weather } from "./weather.ts";

/** What a server answered, from the moment on at which it was sent. */
interface Acknowledgement {
  readonly bookingId: BookingId;
  readonly status: Bill["status"];
}

/** Everything of one schedule. */
export interface World {
  readonly timeline: Timeline;
  readonly weather: Weather;
  readonly market: Market;
  readonly bank: Bank;
  readonly supplier: Supplier;
  readonly ledger: Ledger;
  readonly etiquette: Etiquette;
  readonly deadlines: Deadlines;
  readonly database: Database;
  readonly deskBooks: DeskBooks;
  readonly jobs: Jobs;
  readonly servers: readonly SimulatedServer[];
  readonly ids: Ids;
  readonly bug: PlantedBug;
  readonly acknowledged: Acknowledgement[];
  /** The form that each booking came of. */
  readonly forms: Map<BookingId, Form>;
  /** Bookings for which a server has said that all names are there. */
  readonly named: Set<BookingId>;
  /** How often a server has died, and has stood still. */
  crashes: number;
  freezes: number;
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
  const ledger = new Ledger(timeline, report);
  const etiquette = new Etiquette(report);
  const deadlines = new Deadlines(ledger, timeline, report);
  const supplier = new Supplier(report, (id) => timeline.chance.chance(CLOSED_SHARE) || deadlines.hasLeft(id));
  const bank = new Bank(report, (bookingId) => supplier.live(bookingId).length > 0);
  const servers: SimulatedServer[] = [];
  const jobs = new Jobs(timeline, weather, servers);
  const wake = (id: BookingId, seconds: number) => jobs.wake(id, seconds);
  const database = new Database({ etiquette, ledger, timeline, weather }, wake, bug.flaws ?? {});
  const world: World = {
    timeline,
    weather,
    market: new Market(timeline),
    bank,
    supplier,
    ledger,
    etiquette,
    deadlines,
    database,
    deskBooks: new DeskBooks(database, etiquette, ledger, timeline),
    jobs,
    servers,
    bug,
    faults,
    ids: countingIds(),
    acknowledged: [],
    forms: new Map(),
    named: new Set(),
    crashes: 0,
    freezes: 0,
  };
  servers.push(...SERVERS.map((name) => new SimulatedServer(name, world)));
  timeline.befalls = (life) => befall(world, life);
  return world;
}

function befall(world: World, life: Life): void {
  const { timeline, weather, servers } = world;
  if (weather.crashesNow()) {
    servers.find((server) => server.life === life)?.crash();
    world.crashes++;
  } else if (weather.freezesNow()) {
    life.thawsAtMs = timeline.nowMs + weather.freezeFor();
    timeline.note(`${life.name}  STANDS STILL`);
    world.freezes++;
  }
}

function countingIds(): Ids {
  let last = 0;
  return { bookingId: () => String(++last).padStart(8, "0") as BookingId, rowId: () => `row ${++last}` };
}
