import type { Instant, LocalDate } from "../../../core/kernel/index.ts";

/** The number by which a signed id names the timetable or the world of hotels that it was made from: another one numbers its rows differently. */
export const versionNumber = ({ version }: { readonly version: string }): number => Number.parseInt(version.slice(0, 8), 16);

export const utcDay = (now: Instant): LocalDate => now.slice(0, 10) as LocalDate;

/** Whole minutes since 1970. */
export const utcMinute = (now: Instant): number => Math.floor(Date.parse(now) / 60_000);

export const instantOf = (minute: number): Instant => `${new Date(minute * 60_000).toISOString().slice(0, 19)}Z` as Instant;
