import type { LocalDate } from "../../kernel/index.ts";
import type { Region } from "../../places/index.ts";
import type { Theme } from "./themes.ts";

/** A place of the map, with the cheapest trip there. */
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
  readonly stops: number;
  readonly minutes: number;
  readonly region: Region | null;
  readonly themes: readonly Theme[];
}
