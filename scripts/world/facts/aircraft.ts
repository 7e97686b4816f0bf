import { readTable } from "./read-table.ts";

type AircraftClass = "commuter" | "turboprop" | "regional jet" | "narrowbody" | "widebody";

/** A type of aircraft in one typical layout, as typed in `data/aircraft.csv`. */
export interface AircraftFact {
  /** Unique; `fleet` of an airline names it. */
  readonly key: string;
  readonly name: string;
  readonly seats: { readonly M: number; readonly W: number; readonly C: number; readonly F: number };
  readonly seatsTotal: number;
  /** Still air, full cabin. */
  readonly rangeKm: number;
  /** The longest stage we plan with it, below its range; null for wide types, which only their bases limit. */
  readonly plannedRangeKm: number | null;
  readonly class: AircraftClass;
  /** Tank to wake. */
  readonly co2KgPerSeatKm: number;
}

export const AIRCRAFT: readonly AircraftFact[] = readTable("aircraft.csv", (row) => ({
  key: row.text("key"),
  name: row.text("name"),
  seats: { M: row.number("seatsM"), W: row.number("seatsW"), C: row.number("seatsC"), F: row.number("seatsF") },
  seatsTotal: row.number("seats"),
  rangeKm: row.number("rangeKm"),
  plannedRangeKm: row.number("plannedRangeKm", 0) || null,
  class: row.oneOf("class", ["commuter", "turboprop", "regional jet", "narrowbody", "widebody"]),
  co2KgPerSeatKm: row.number("co2KgPerSeatKm"),
}));
