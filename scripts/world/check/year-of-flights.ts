import type { LocalDate } from "../../../src/core/kernel/index.ts";
import { createHorizon, type Horizon, type Timetable } from "../../../src/engine/index.ts";
import { runsOn } from "../../../src/engine/timetable/index.ts";

/** The year that is looked at; any other has the same patterns with its own weekdays and clock changes. */
export const FIRST_DAY = "2027-01-01" as LocalDate;
export const DAYS = 365;

/** A flight with its codes spelled out, and the days of the year on which it leaves. */
export interface CheckedFlight {
  readonly index: number;
  readonly from: string;
  readonly to: string;
  readonly airline: string;
  readonly number: number;
  readonly operatedBy: string;
  readonly aircraft: string;
  readonly km: number;
  readonly departsAtMinute: number;
  readonly blockMinutes: number;
  readonly pattern: number;
  readonly codeshares: readonly { readonly airline: string; readonly number: number }[];
}

/** A built world as the checks read it. */
export interface YearOfFlights {
  readonly timetable: Timetable;
  readonly horizon: Horizon;
  readonly flights: readonly CheckedFlight[];
  /** Days of the year on which a service pattern runs, 1 or 0 for each. */
  runs(pattern: number): Uint8Array;
}

/** Spells out a timetable over one year. */
export function yearOfFlights(timetable: Timetable): YearOfFlights {
  const horizon = createHorizon(timetable, FIRST_DAY, DAYS);
  const pairKm = kmByPair(timetable);
  const rows = timetable.patterns.map((_, pattern) => new Uint8Array(DAYS).map((__, day) => Number(runsOn(horizon, pattern, day))));
  return {
    timetable,
    horizon,
    flights: Array.from({ length: timetable.flights.length }, (_, index) => spellOut(timetable, index, pairKm)),
    runs: (pattern) => rows[pattern] ?? new Uint8Array(DAYS),
  };
}

function kmByPair({ edges, airports }: Timetable): (from: number, to: number) => number {
  const km = new Map<number, number>();
  for (let edge = 0; edge < edges.count; edge++) {
    km.set((edges.from[edge] as number) * airports.length + (edges.to[edge] as number), edges.km[edge] as number);
  }
  return (from, to) => km.get(from * airports.length + to) ?? 0;
}

function spellOut(timetable: Timetable, index: number, pairKm: (from: number, to: number) => number): CheckedFlight {
  const { flights, airports, airlines, aircraft } = timetable;
  const [from, to] = [flights.from[index] as number, flights.to[index] as number];
  const [firstShare, endShare] = [flights.codeshareFirst[index] as number, flights.codeshareFirst[index + 1] as number];
  const airlineCode = (airline: number): string => airlines[airline]?.code ?? "";
  return {
    index,
    from: airports[from]?.code ?? "",
    to: airports[to]?.code ?? "",
    airline: airlineCode(flights.airline[index] as number),
    number: flights.number[index] as number,
    operatedBy: airlineCode(flights.operatedBy[index] as number),
    aircraft: aircraft[flights.aircraft[index] as number]?.name ?? "",
    km: pairKm(from, to),
    departsAtMinute: flights.departsAtMinute[index] as number,
    blockMinutes: flights.blockMinutes[index] as number,
    pattern: flights.pattern[index] as number,
    codeshares: Array.from({ length: endShare - firstShare }, (_, share) => ({
      airline: airlineCode(flights.codeshareAirline[firstShare + share] as number),
      number: flights.codeshareNumber[firstShare + share] as number,
    })),
  };
}

/** `AA123 JFK-LHR`, for a line about a breach. */
export const nameOf = ({ airline, number, from, to }: CheckedFlight): string => `${airline}${number} ${from}-${to}`;
