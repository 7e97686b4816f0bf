import type { World } from "../timetable/index.ts";
import { checkWorld } from "./check-world.ts";
import { flightColumns } from "./flight-columns.ts";
import { sealFile } from "./sealed-file.ts";
import { COLUMNS, WORLD_FILE } from "./world-file.ts";

/** A world as the bytes of a world file. The same world gives the same bytes. @throws RangeError when the world is not sound. */
export function encodeWorld(world: World): Uint8Array<ArrayBuffer> {
  checkWorld(world);
  const { flights, patterns } = flightColumns(world.flights);
  const { version, airports, metros, airlines, aircraft } = world;
  const rows = { flights: flights.length, starts: flights.length + 1, codeshares: flights.codeshareAirline.length };
  const json = { version, airports, metros, airlines, aircraft, patterns, rows };
  return sealFile(
    WORLD_FILE,
    json,
    COLUMNS.map(({ key }) => flights[key]),
  );
}
