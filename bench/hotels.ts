/**
 * How long the hotels take. (a) The geographic question alone: which hotels lie within a radius, how far is each, nearest first.
 * (b) The whole search: that, then rooms, prices, ranking and the answer's objects; only the geographic part differs between the ways.
 * (c) The whole search asked for the first time, of an engine that has only warmed up: no night of the stay has been priced before. In
 * (a) and (b) a first round does not count, so they speak of repeats.
 *
 * grid: ours. kdbush: version 4 with a bounding box, then exact distances. kdbush + our sort: the same with our way of sorting, to
 * show what the index alone makes of it. scan: exact distances to all hotels. All compute the same answers, which is checked.
 */
import { engineParts, type HotelQuery, HotelSearch } from "../src/engine/hotels/search/index.ts";
import type { HotelTables } from "../src/engine/hotels/world/index.ts";
import { type BenchCity, largestCities, loadWorld, questionsAround } from "./hotels/cities.ts";
import { firstAsked } from "./hotels/first-asked.ts";
import { measure, type Times } from "./hotels/measure.ts";
import { gridWay, kdbushWay, scanWay, type Way } from "./hotels/ways.ts";
import type { BenchResult } from "./run.ts";

const QUESTIONS = 100;
const ROUNDS = 3;
const LONG_STAY = 30;

type Row = Record<string, string | number>;

export async function bench(): Promise<BenchResult> {
  const start = performance.now();
  const { tables, source } = loadWorld();
  const loaded = performance.now();
  const cities = largestCities(tables);
  const first = firstAskedRows(tables, cities);
  const ways = {
    grid: gridWay(tables),
    kdbush: kdbushWay(tables, "built-in"),
    "kdbush + our sort": kdbushWay(tables, "ours"),
    scan: scanWay(tables),
  };
  const all = cities.flatMap((city) => questionsAround(city, QUESTIONS));
  checkSameAnswers(ways, all);
  const rows = [
    ...first,
    ...cities.map((city) => geographicRow(city.name, ways, questionsAround(city, QUESTIONS))),
    geographicRow("all ten", ways, all),
    ...searchRows(tables, cities),
  ];
  return { name: `hotels (${source}, ${tables.length} hotels, loaded in ${(loaded - start).toFixed(0)} ms; times in microseconds)`, rows };
}

function firstAskedRows(tables: HotelTables, cities: readonly BenchCity[]): Row[] {
  return firstAsked(tables, cities).map(({ city, first, found, times }) => ({
    what: "whole search, never asked before",
    city,
    found,
    "very first": first.toFixed(0),
    "grid p50/p95/p99": threeTimes(times),
  }));
}

/** @throws Error when two ways differ in the hotels, their order or a distance by more than a millimetre. */
function checkSameAnswers(ways: Readonly<Record<string, Way>>, questions: readonly HotelQuery[]): void {
  for (const { latitude, longitude, radiusMetres } of questions) {
    const answers = Object.entries(ways).map(([name, way]) => {
      const found = way.nearest(latitude, longitude, radiusMetres);
      return { name, rows: [...way.rows.subarray(0, found)].sort().join(), metres: [...way.metres.subarray(0, found)] };
    });
    for (const { name, rows, metres } of answers) {
      const same =
        rows === answers[0]?.rows && metres.every((distance, place) => Math.abs(distance - (answers[0]?.metres[place] ?? 0)) < 0.001);
      if (!same) throw new Error(`${name} answers otherwise at ${latitude}, ${longitude} within ${radiusMetres} m.`);
    }
  }
}

function geographicRow(city: string, ways: Readonly<Record<string, Way>>, questions: readonly HotelQuery[]): Row {
  const asks = Object.entries(ways).map(([name, way]) => {
    const ask = ({ latitude, longitude, radiusMetres }: HotelQuery): number => way.nearest(latitude, longitude, radiusMetres);
    return [name, ask] as const;
  });
  const found = questions.map(({ latitude, longitude, radiusMetres }) => ways["grid"]?.nearest(latitude, longitude, radiusMetres) ?? 0);
  return row("within a radius", city, found, measure(Object.fromEntries(asks), questions, ROUNDS));
}

function searchRows(tables: HotelTables, cities: readonly BenchCity[]): Row[] {
  // Each way has prices and stock of its own, so that none finds what another has worked out.
  const searches = {
    grid: new HotelSearch(engineParts(tables), () => gridWay(tables)),
    kdbush: new HotelSearch(engineParts(tables), () => kdbushWay(tables, "built-in")),
    scan: new HotelSearch(engineParts(tables), () => scanWay(tables)),
  };
  const asks = Object.fromEntries(Object.entries(searches).map(([name, search]) => [name, (query: HotelQuery) => search.search(query)]));
  const searchRow = (what: string, city: string, questions: readonly HotelQuery[]): Row => {
    const found = questions.map((query) => searches.grid.search(query).found);
    return row(what, city, found, measure(asks, questions, ROUNDS));
  };
  const all = cities.flatMap((city) => questionsAround(city, QUESTIONS));
  const long = cities.flatMap((city) => questionsAround(city, QUESTIONS, LONG_STAY));
  return [
    ...cities.map((city) => searchRow("whole search", city.name, questionsAround(city, QUESTIONS))),
    searchRow("whole search", "all ten", all),
    ...cities
      .slice(0, 1)
      .map((city) => searchRow(`whole search, ${LONG_STAY} nights`, city.name, questionsAround(city, QUESTIONS, LONG_STAY))),
    searchRow(`whole search, ${LONG_STAY} nights`, "all ten", long),
  ];
}

function row(what: string, city: string, found: readonly number[], times: Readonly<Record<string, Times>>): Row {
  const mean = Math.round(found.reduce((sum, count) => sum + count, 0) / found.length);
  const grid = times["grid"]?.p95 ?? Number.NaN;
  const columns = Object.entries(times).flatMap(([name, way]) => [
    [`${name} p50/p95/p99`, threeTimes(way)],
    ...(name === "grid" ? [] : [[`${name} : grid`, Number((way.p95 / grid).toFixed(1))]]),
  ]);
  return { what, city, found: mean, ...Object.fromEntries(columns) };
}

const threeTimes = ({ p50, p95, p99 }: Times): string => [p50, p95, p99].map((time) => time.toFixed(time < 100 ? 1 : 0)).join(" / ");

if (import.meta.main) {
  const { name, rows } = await bench();
  console.log(name);
  console.table(rows);
}
