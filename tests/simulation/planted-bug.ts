import type { BookingRequest, WorkingState } from "../../src/core/booking/index.ts";
import type { BookPorts } from "../../src/usecases/book.ts";
import type { Step } from "../../src/usecases/process/step.ts";
import { STEPS } from "../../src/usecases/process/steps.ts";
import type { StoreFlaws } from "./database.ts";
import type { World } from "./world.ts";

/** A mistake that somebody could make in the process, made on purpose to see that it is found. */
export interface PlantedBug {
  readonly name: string;
  /** Whether it takes more schedules to find than the tests run; `npm run prove` runs them. */
  readonly isRare?: boolean;
  /** The process sees the world through this. Called once for every life of a server. */
  readonly plant?: (ports: BookPorts, world: World) => BookPorts;
  readonly flaws?: StoreFlaws;
  /** How a form is read. */
  readonly reads?: (request: BookingRequest) => BookingRequest;
  /** Steps of the process with a mistake in them. */
  readonly steps?: Partial<Readonly<Record<WorkingState, Step>>>;
}

/** The process as it is. */
export const NO_BUG: PlantedBug = { name: "none" };

/** Runs something while a bug's steps stand in the process's own table, and puts the right ones back. One at a time. */
export async function withSteps<Answer>({ steps = {} }: PlantedBug, run: () => Promise<Answer>): Promise<Answer> {
  const right = { ...STEPS };
  Object.assign(STEPS, steps);
  try {
    return await run();
  } finally {
    Object.assign(STEPS, right);
  }
}
