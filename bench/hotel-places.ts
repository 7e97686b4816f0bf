import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DESTINATIONS } from "../scripts/world/facts/destinations.ts";
import { createHotelSuggester, decodeHotelWorld, placeNames } from "../src/engine/index.ts";
import { at, queriesByKind, timesOf } from "./suggest.ts";

const WORLD = join(import.meta.dirname, "../build/world/hotels.bin");
const LIMIT = 10;
/** One hotel and one district in so many are looked for. */
const EVERY = 60;

type Tables = ReturnType<typeof decodeHotelWorld>;

/** What people type while they look for hotels, districts, airports and landmarks: whole, begun, turned round, with their city. */
function hotelQueries(tables: Tables): Readonly<Record<string, readonly string[]>> {
  const cityOf = (hotel: number): string => tables.cities[tables.hotels.city[hotel] ?? 0]?.name ?? "";
  const hotels = Array.from({ length: Math.floor(tables.length / EVERY) }, (_, index) => index * EVERY);
  const names = hotels.map((hotel) => tables.nameOf(hotel));
  const districts = tables.cities.flatMap(({ name, districts: inside }) => inside.map((district) => `${district.name} ${name}`));
  return {
    "whole hotel names": names,
    "hotel names begun": names.flatMap((name) => [3, 6, 9, 12].map((length) => name.slice(0, length))),
    "hotel and city, turned round": hotels.map(
      (hotel, index) => `${cityOf(hotel)} ${names[index]?.split(" ").toReversed().join(" ") ?? ""}`,
    ),
    "words of most hotels": [
      "hotel",
      "hotels",
      "inn",
      "the",
      "house",
      "hotel house",
      "the hotel h",
      "h o t e l s i n",
      "grand hotel",
      "a b c d e f g h",
    ],
    "districts with their city": districts.filter((_, index) => index % EVERY === 0),
    "airports and landmarks": tables.cities.flatMap(({ airports, landmarks }) => [...airports, ...landmarks].map(({ name }) => name)),
  };
}

/** How long a suggestion of hotel places takes inside the engine, in milliseconds, and what its index costs at the start. */
export async function bench(): Promise<{ name: string; rows: Record<string, string | number>[] }> {
  const tables = decodeHotelWorld(new Uint8Array(readFileSync(WORLD)));
  const [before, memory] = [performance.now(), process.memoryUsage()];
  const suggester = createHotelSuggester(tables, placeNames);
  const startMs = performance.now() - before;
  for (const _ of suggester.warmUp()) continue;
  const indexMs = performance.now() - before;
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const megabytes = (heapUsed - memory.heapUsed + arrayBuffers - memory.arrayBuffers) / 1e6;
  const kinds = { ...queriesByKind(DESTINATIONS.map(({ city }) => city)), ...hotelQueries(tables) };
  const rows = Object.entries(kinds).map(([kind, queries]) => {
    const times = timesOf(queries, (query) => suggester.suggest(query, LIMIT));
    return { query: kind, count: queries.length, "p50 ms": at(times, 0.5), "p95 ms": at(times, 0.95), "p99 ms": at(times, 0.99) };
  });
  const texts = DESTINATIONS.flatMap(({ code, city }) => [city, `${code}-${city}`, `${city} x`]);
  const meant = timesOf(texts, (text) => suggester.find(text));
  rows.push({
    query: "what a text means",
    count: texts.length,
    "p50 ms": at(meant, 0.5),
    "p95 ms": at(meant, 0.95),
    "p99 ms": at(meant, 0.99),
  });
  const cost = `${startMs.toFixed(0)} ms at the start, ${indexMs.toFixed(0)} ms in all, ${megabytes.toFixed(0)} MB before garbage is collected`;
  return { name: `hotel places (${tables.length} hotels in ${tables.cities.length} cities, ${cost})`, rows };
}

if (import.meta.main) {
  const { name, rows } = await bench();
  console.log(name);
  console.table(rows);
}
