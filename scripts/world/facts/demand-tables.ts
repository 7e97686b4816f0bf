import { DESTINATIONS } from "./destinations.ts";
import { readTable } from "./read-table.ts";

/** Airport code to how much far business travel it draws beyond its size; 1 is London and New York (`data/business-airports.csv`). */
export const BUSINESS_WEIGHTS: ReadonlyMap<string, number> = new Map(
  readTable("business-airports.csv", (row) => [row.text("iata"), row.number("weight")] as const),
);

/** Two cities with a fast railway between them (`data/rail-competition.csv`). */
interface RailLine {
  /** Airports of the two cities. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly railMinutes: number;
}

export const RAIL_LINES: readonly RailLine[] = readTable("rail-competition.csv", (row) => ({
  from: airportsOf(row.text("from")),
  to: airportsOf(row.text("to")),
  railMinutes: row.number("railMinutes"),
}));

/** The airports of a metro code; any other code is an airport's. */
function airportsOf(code: string): readonly string[] {
  return DESTINATIONS.find((destination) => destination.code === code)?.airports ?? [code];
}

/** A pair whose real traffic is generally known (`data/trunk-pairs.csv`). */
interface TrunkPair {
  readonly from: string;
  readonly to: string;
  /** Million seats a year, both ways, rounded. */
  readonly millionSeatsAYear: number;
  readonly reason: string;
}

export const TRUNK_PAIRS: readonly TrunkPair[] = readTable("trunk-pairs.csv", (row) => ({
  from: row.text("from"),
  to: row.text("to"),
  millionSeatsAYear: row.number("millionSeatsAYear"),
  reason: row.text("reason"),
}));
