import type { PlantedBug } from "./planted-bug.ts";
import { runSchedule } from "./run-schedule.ts";

/** What a row of schedules came to. */
export interface Summary {
  readonly schedules: number;
  readonly steps: number;
  /** How often what happened, over all. */
  readonly counts: Readonly<Record<string, number>>;
  /** The faults of each schedule that had any, with its seed. */
  readonly broken: readonly { readonly seed: number; readonly faults: readonly string[] }[];
}

/** Runs the schedules of so many seeds, from 1 on or from `firstSeed`. */
export async function runMany(schedules: number, firstSeed = 1): Promise<Summary> {
  const counts: Record<string, number> = {};
  const broken: { seed: number; faults: readonly string[] }[] = [];
  let steps = 0;
  for (let seed = firstSeed; seed < firstSeed + schedules; seed++) {
    const ending = await runSchedule(seed);
    steps += ending.steps;
    if (ending.faults.length > 0) broken.push({ seed, faults: ending.faults });
    for (const [what, count] of Object.entries(ending.counts)) counts[what] = (counts[what] ?? 0) + count;
  }
  return { schedules, steps, counts, broken };
}

/** The smallest seed whose schedule shows a planted bug, with what it shows; null when none of so many does. */
export async function catchBug(bug: PlantedBug, mostSchedules: number): Promise<{ readonly seed: number; readonly fault: string } | null> {
  for (let seed = 1; seed <= mostSchedules; seed++) {
    const [fault] = (await runSchedule(seed, bug)).faults;
    if (fault !== undefined) return { seed, fault };
  }
  return null;
}

/** Everything that happened in a schedule, from its seed alone. */
export const traceOf = async (seed: number, bug?: PlantedBug): Promise<string> => (await runSchedule(seed, bug, true)).trace.join("\n");
