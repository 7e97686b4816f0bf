/**
 * Builds the world files from the facts in `data/`: plans the network, makes its timetable, writes `build/world/world.bin`;
 * chooses the cities with hotels, makes those, writes `build/world/hotels.bin`; asks this platform for the clocks of all zones, writes
 * `build/world/clocks.json`.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { encodeWorld } from "../../src/engine/codec/index.ts";
import { askClocks } from "../../src/engine/timetable/index.ts";
import { encodeHotelWorld } from "../../src/engine/hotels/world/index.ts";
import { buildHotels } from "./hotels/build-hotels.ts";
import { planNetwork } from "./network/plan-network.ts";
import { buildSchedule } from "./schedule/build-schedule.ts";
import { YEARS } from "./schedule/zone-offsets.ts";
import { CLOCKS_FILE, HOTEL_FILE, WORLD_FILE } from "./world-file-path.ts";

/** Runs a step and prints what came out and how long it took. */
async function timed<Value>(step: string, run: () => Value | Promise<Value>, describe: (value: Value) => string): Promise<Value> {
  const start = performance.now();
  const value = await run();
  console.log(`${step.padEnd(10)}${describe(value)} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return value;
}

/** A reader sees the old file or the new one, never half of it. */
function writeAtomically(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

const plan = await timed("network", planNetwork, ({ airports, routes }) => `${airports.length} airports, ${routes.length} nonstop pairs`);
const world = await timed(
  "timetable",
  () => buildSchedule(plan),
  ({ flights, airlines, version }) => `${flights.length} flights of ${airlines.length} airlines, version ${version}`,
);
const hotels = await timed(
  "hotels",
  () => buildHotels(world),
  ({ cities, hotels: all, version }) => `${all.length} hotels in ${cities.length} cities, version ${version}`,
);
const clocks = await timed(
  "clocks",
  () => askClocks(new Set(world.airports.map(({ zone }) => zone)), { ...YEARS, dataVersion: process.versions.tz ?? "unknown" }),
  ({ zones, dataVersion }) => `${Object.keys(zones).length} zones of time-zone data ${dataVersion}`,
);
const megabytes = ({ length }: Uint8Array): string => `${(length / 1e6).toFixed(1)} MB`;
writeAtomically(WORLD_FILE, await timed("encode", () => encodeWorld(world), megabytes));
writeAtomically(HOTEL_FILE, await timed("encode", () => encodeHotelWorld(hotels), megabytes));
writeAtomically(CLOCKS_FILE, Buffer.from(JSON.stringify(clocks)));
console.log(`written   ${WORLD_FILE}, ${HOTEL_FILE}, ${CLOCKS_FILE}`);
