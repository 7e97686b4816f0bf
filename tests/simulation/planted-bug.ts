import type { BookPorts } from "../../src/usecases/book.ts";
import type { StoreFlaws } from "./database.ts";
import type { Timeline } from "./timeline.ts";

/** A mistake that somebody could make in the process, made on purpose to see that it is found. */
export interface PlantedBug {
  readonly name: string;
  /** The process sees the world through this. Called once for every life of a server. */
  readonly plant?: (ports: BookPorts, world: { readonly timeline: Timeline }) => BookPorts;
  readonly flaws?: StoreFlaws;
}

/** The process as it is. */
export const NO_BUG: PlantedBug = { name: "none" };
