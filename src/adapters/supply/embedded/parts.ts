import type { Instant, LocalDate } from "../../../core/kernel/index.ts";
import type { Fares, Timetable } from "../../../engine/index.ts";
import type { Signer } from "../../../usecases/ports/signer.ts";
import type { PlaceBook } from "./place-book.ts";

/** What searches and offers share; none of it changes while the server runs, but for the seats that `fares` has noted. */
export interface Parts {
  readonly timetable: Timetable;
  readonly fares: Fares;
  readonly places: PlaceBook;
  readonly signer: Signer;
}

/** The number by which an offer names its timetable: another one numbers its flights differently. */
export const timetableNumber = ({ version }: Timetable): number => Number.parseInt(version.slice(0, 8), 16);

export const utcDay = (now: Instant): LocalDate => now.slice(0, 10) as LocalDate;

/** Whole minutes since 1970. */
export const utcMinute = (now: Instant): number => Math.floor(Date.parse(now) / 60_000);

export const instantOf = (minute: number): Instant => `${new Date(minute * 60_000).toISOString().slice(0, 19)}Z` as Instant;
