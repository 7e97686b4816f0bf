import { NO_BUG, type PlantedBug } from "./planted-bug.ts";
import { Traveller } from "./traveller.ts";
import { judge, needsDesk } from "./verdict.ts";
import { createWorld, type World } from "./world.ts";

/** How a schedule ended. */
export interface Ending {
  readonly faults: readonly string[];
  /** Steps that were scheduled. */
  readonly steps: number;
  /** How often what happened: `booked`, `confirmed`, `crashes`, and every state that was reached. */
  readonly counts: Readonly<Record<string, number>>;
  readonly trace: readonly string[];
}

const HOUR_MS = 60 * 60 * 1000;
const MOST_STEPS = 30_000;

/** One schedule, the same for the same seed: travellers and faults, then calm until nothing moves any more, then the verdict. */
export async function runSchedule(seed: number, bug: PlantedBug = NO_BUG, isTraced = false): Promise<Ending> {
  const world = createWorld(seed, bug, isTraced);
  const { timeline, weather } = world;
  const travellers = Array.from({ length: 2 + timeline.chance.below(3) }, (_, index) => new Traveller(world, index + 1));
  for (const traveller of travellers) void traveller.live();
  timeline.after(weather.calmAtMs, "CALM", () => {
    weather.isFair = true;
  });
  const isQuiet = (await comesToRest(world)) && (await askDesk(world)) && (await askAgain(world, travellers));
  const faults = [...world.faults, ...(isQuiet ? [] : ["it never comes to rest"]), ...judge(world, travellers)];
  return { faults, steps: timeline.steps, counts: countsOf(world), trace: timeline.trace };
}

function countsOf({ ledger, database, acknowledged, crashes }: World): Ending["counts"] {
  const counts: Record<string, number> = { booked: ledger.bookings.size, crashes };
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  for (const { to, progress } of database.store.moves) count(to === "needs_person" ? `needs_person: ${progress?.attention?.reason}` : to);
  for (const { status } of acknowledged) count(`answered ${status}`);
  return counts;
}

const comesToRest = ({ timeline, weather }: World): Promise<boolean> =>
  timeline.untilQuiet(MOST_STEPS, Math.max(timeline.nowMs, weather.calmAtMs) + 72 * HOUR_MS);

/** Somebody of the agency looks at what waits for them: the outside answers again, so the process may try once more. */
async function askDesk(world: World): Promise<boolean> {
  const [server] = world.servers;
  for (const booking of world.ledger.bookings.values()) {
    if (needsDesk(booking)) server?.sendBack(booking.id).catch(() => undefined);
  }
  return comesToRest(world);
}

/** Whoever comes back with the same form now gets a clear answer, and nothing new where a booking came of it. */
async function askAgain(world: World, travellers: readonly Traveller[]): Promise<boolean> {
  for (const traveller of travellers) traveller.askAgain().catch(() => undefined);
  return comesToRest(world);
}
