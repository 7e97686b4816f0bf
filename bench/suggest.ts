import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DESTINATIONS } from "../scripts/world/facts/destinations.ts";
import { decodeTimetable } from "../src/engine/codec/index.ts";
import { createSuggester, placeNames } from "../src/engine/suggest/index.ts";

const WORLD = join(import.meta.dirname, "../build/world/world.bin");
const LIMIT = 10;
const ROUNDS = 5;

/** What people type while they look for these cities, one list of queries per kind. */
export function queriesByKind(cities: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const longEnough = cities.filter((city) => city.length >= 5);
  const eachLetter = (change: (city: string, at: number) => string): readonly string[] =>
    longEnough.flatMap((city) => Array.from({ length: Math.min(city.length, 12) }, (_, at) => change(city, at)));
  return {
    "1 letter": [..."abcdefghijklmnopqrstuvwxyz"],
    "2 letters": [..."abcdefghijklmnopqrstuvwxyz"].flatMap((first) => [..."aeioulnrst"].map((second) => first + second)),
    "3 to 6 letters": cities.flatMap((city) => [3, 4, 5, 6].map((length) => city.slice(0, length))),
    "whole names": cities,
    "one letter wrong": eachLetter((city, at) => `${city.slice(0, at)}x${city.slice(at + 1)}`),
    "one letter missing": eachLetter((city, at) => city.slice(0, at) + city.slice(at + 1)),
    "two letters wrong": longEnough.map((city) => `${city.slice(0, 3)}zz${city.slice(5)}`),
    "words turned round": cities.filter((city) => city.includes(" ")).map((city) => city.split(" ").toReversed().join(" ")),
    "one letter each": longEnough.map((city) => [...city].slice(0, 8).join(" ")),
    "nothing like it": longEnough.map((city) => [...city].toReversed().join("q")),
    "too long": ["lorem ipsum ".repeat(8000), "new york ".repeat(10_000), "\u0301".repeat(100_000), "🛫".repeat(50_000)],
  };
}

export const at = (sorted: Float64Array, share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3);

/** Milliseconds of each question, in order, after one round that does not count. */
export function timesOf(queries: readonly string[], ask: (query: string) => unknown): Float64Array {
  for (const query of queries) ask(query);
  const times = new Float64Array(queries.length * ROUNDS);
  for (const index of times.keys()) {
    const start = performance.now();
    ask(queries[index % queries.length] ?? "");
    times[index] = performance.now() - start;
  }
  return times.sort();
}

/** How long a suggestion takes inside the engine, in milliseconds, by kind of query, over the places of the built world. */
export async function bench(): Promise<{ name: string; rows: Record<string, string | number>[] }> {
  const { airports, metros } = decodeTimetable(new Uint8Array(readFileSync(WORLD)));
  const before = performance.now();
  const { suggest } = createSuggester(airports, metros, placeNames);
  const buildMs = performance.now() - before;
  const kinds = Object.entries(queriesByKind(DESTINATIONS.map(({ city }) => city)));
  const names = airports.flatMap(({ code, name, city }) => [code, name, city]).map((name) => name.toLowerCase());
  const scan = (query: string): number => names.filter((name) => name.includes(query)).length;
  const rows = kinds.map(([kind, queries]) => {
    const times = timesOf(queries, (query) => suggest(query, LIMIT));
    const scanned = timesOf(queries, scan);
    return {
      query: kind,
      count: queries.length,
      "p50 ms": at(times, 0.5),
      "p95 ms": at(times, 0.95),
      "p99 ms": at(times, 0.99),
      "p95 / plain scan": (Number(at(times, 0.95)) / Number(at(scanned, 0.95))).toFixed(2),
    };
  });
  return { name: `place suggestions (${airports.length} airports, index in ${buildMs.toFixed(0)} ms)`, rows };
}

if (import.meta.main) {
  const { name, rows } = await bench();
  console.log(name);
  console.table(rows);
}
