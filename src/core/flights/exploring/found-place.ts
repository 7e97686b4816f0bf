import type { LocalDate } from "../../kernel/index.ts";
import type { Region } from "../../places/index.ts";
import type { Theme } from "./themes.ts";

/** A place of the map, with a trip there. */
export interface FoundPlace {
  readonly code: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Where it is on the map of the world (`core/maps`). */
  readonly x: number;
  readonly y: number;
  readonly departureDate: LocalDate;
  /** In US dollars per traveller, taxes in, our fee out, in hundredths. */
  readonly fareMinor: number;
  /** On the way out, and on the way back: null for one way. */
  readonly stops: number;
  readonly returnStops: number | null;
  readonly minutes: number;
  readonly region: Region | null;
  readonly themes: readonly Theme[];
  /** Whether no trip there is cheaper. */
  readonly isCheapest: boolean;
}
