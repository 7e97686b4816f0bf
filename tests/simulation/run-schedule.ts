import { DeskPerson } from "./desk-person.ts";
import { NO_BUG, type PlantedBug, withSteps } from "./planted-bug.ts";
import { Traveller } from "./traveller.ts";
import { judge } from "./verdict.ts";
import { createWorld, type World } from "./world.ts";

/** How a schedule ended. */
interface Ending {
  readonly faults: readonly string[];
  /** Steps that were scheduled. */
  readonly steps: number;
  /** How often what happened: `booked`, `confirmed`, `crashes`, and every state that was reached. */
  readonly counts: Readonly<Record<string, number>>;
  readonly trace: readonly string[];
}

const HOUR_MS = 60 * 60 * 1000;
const MOST_STEPS = 200_000;

/** One schedule, the same for the same seed: travellers and faults, then calm until nothing moves any more, then the verdict. */
export const runSchedule = (seed: number, bug: PlantedBug = NO_BUG, isTraced = false): Promise<Ending> =>
  withSteps(bug, () => run(seed, bug, isTraced));

async function run(seed: number, bug: PlantedBug, isTraced: boolean): Promise<Ending> {
  const world = createWorld(seed, bug, isTraced);
  const { timeline, weather } = world;
  const travellers = Array.from({ length: 2 + timeline.chance.below(3) }, (_, index) => new Traveller(world, index + 1));
  const desk = new DeskPerson(world);
  for (const traveller of travellers) void traveller.live(desk);
  desk.work();
  timeline.after(weather.calmAtMs, "CALM", () => {
    weather.isFair = true;
  });
  const isQuiet = (await comesToRest(world)) && (await endAtDesk(world, desk)) && (await askAgain(world, travellers));
  const faults = [...world.faults, ...(isQuiet ? [] : ["it never comes to rest"]), ...judge(world, travellers)];
  return { faults, steps: timeline.steps, counts: countsOf(world), trace: timeline.trace };
}

function countsOf({ ledger, database, acknowledged, crashes, freezes }: World): Ending["counts"] {
  const counts: Record<string, number> = { booked: ledger.bookings.size, crashes, freezes };
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  for (const { to, progress } of database.store.moves) {
    if (progress?.latePayment) count("late payments");
    count(to === "needs_person" ? `needs_person: ${progress?.attention?.reason}` : to);
  }
  for (const { status } of acknowledged) count(`answered ${status}`);
  for (const { outcome, way } of database.store.refunds) count(`desk refund ${outcome} by ${way}`);
  counts["names completed"] = ledger.named.size;
  return counts;
}

const comesToRest = ({ timeline, weather }: World): Promise<boolean> =>
  timeline.untilQuiet(MOST_STEPS, Math.max(timeline.nowMs, weather.calmAtMs) + 72 * HOUR_MS);

/** The outside answers again: what waits for the agency is tried once more, and what the process still cannot is ended by hand. */
async function endAtDesk(world: World, desk: DeskPerson): Promise<boolean> {
  desk.retryAll();
  if (!(await comesToRest(world))) return false;
  desk.endAll();
  return comesToRest(world);
}

/** Whoever comes back with the same form now gets a clear answer, and nothing new where a booking came of it. */
async function askAgain(world: World, travellers: readonly Traveller[]): Promise<boolean> {
  for (const traveller of travellers) traveller.askAgain().catch(() => undefined);
  return comesToRest(world);
}
