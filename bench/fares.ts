import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CabinCode } from "../src/core/flights/index.ts";
import { addDays, type LocalDate } from "../src/core/kernel/index.ts";
import { SANE_MARKETS, type SaneMarket } from "../src/engine/fares/sanity/markets.ts";
import { createFares, createFlightEngine, createHorizon, decodeTimetable, type FlightEngine, type Timetable } from "../src/engine/index.ts";
import { median } from "./support/median.ts";

const WORLD = join(import.meta.dirname, "../build/world/world.bin");
const TODAY = "2027-08-17" as LocalDate;
const AHEAD = 28;
const PAGE = 50;

type Range = readonly [low: number, high: number];

/** The airports of the city that an airport belongs to. */
function cityAirports({ airports, ground }: Timetable, code: string): number[] {
  const airport = airports.findIndex((candidate) => candidate.code === code);
  if (airport < 0) throw new Error(`The world has no airport ${code}.`);
  return [...airports.keys()].filter((other) => ground.area[other] === ground.area[airport]);
}

/** Over a week of departures: the median of the days' cheapest prices, and of the medians of their first pages. US dollars. */
function weekOf(engine: FlightEngine, timetable: Timetable, market: SaneMarket, cabin: CabinCode): { cheapest: number; median: number } {
  const [origins, destinations] = [cityAirports(timetable, market.from), cityAirports(timetable, market.to)];
  const pages = Array.from({ length: 7 }, (_, weekday) => {
    const day = addDays(TODAY, AHEAD + weekday);
    const found = engine.searchOneWay({ origins, destinations, day, cabin, seats: 1, today: TODAY, limit: PAGE });
    return found.map(({ cents }) => cents / 100);
  }).filter((page) => page.length > 0);
  return { cheapest: median(pages.map((page) => page[0] ?? Number.NaN)), median: median(pages.map(median)) };
}

function verdict(value: number, [low, high]: Range): string {
  if (Number.isNaN(value)) return "none";
  if (value < low) return "low";
  return value > high ? "high" : "";
}

/** What the known markets cost in the real world, four weeks ahead in economy, and how many times that the other cabins cost. */
export async function bench(): Promise<{ name: string; rows: Record<string, string | number>[] }> {
  const timetable = decodeTimetable(new Uint8Array(readFileSync(WORLD)));
  const start = performance.now();
  const fares = createFares(timetable);
  const makingMs = performance.now() - start;
  const engine = createFlightEngine(timetable, createHorizon(timetable, TODAY, 60), fares);
  const rows = SANE_MARKETS.map((market) => {
    const economy = weekOf(engine, timetable, market, "M");
    const times = (cabin: CabinCode): string => (weekOf(engine, timetable, market, cabin).median / economy.median).toFixed(2);
    return {
      market: `${market.from} ${market.to}`,
      cheapest: economy.cheapest,
      "": verdict(economy.cheapest, market.cheapest),
      median: economy.median,
      " ": verdict(economy.median, market.median),
      "premium x": times("W"),
      "business x": times("C"),
    };
  });
  return { name: `fares of known markets, USD (made in ${makingMs.toFixed(0)} ms, ${nanosecondsOf(timetable, fares)} ns a price)`, rows };
}

const PRICES = 200_000;

/** Nanoseconds that a price of one leg takes, over all flights in turn. */
function nanosecondsOf({ flights }: Timetable, fares: ReturnType<typeof createFares>): string {
  const market = fares.market(0, 1, 20_900, "M", 2, 20_870);
  const [flight, day] = [new Int32Array(1), Int32Array.of(20_900)];
  let sum = 0;
  const start = performance.now();
  for (let call = 0; call < PRICES; call++) {
    flight[0] = (call * 7919) % flights.length;
    sum += market.priceCents(flight, day, 1, flights.airline[flight[0]] as number);
  }
  const nanoseconds = ((performance.now() - start) * 1e6) / PRICES;
  if (sum === 0) throw new Error("No flight could be priced.");
  return nanoseconds.toFixed(0);
}

if (import.meta.main) {
  const { name, rows } = await bench();
  console.log(name);
  console.table(rows);
}
