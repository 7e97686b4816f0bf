import { crc32 } from "node:zlib";
import type { World } from "../timetable/index.ts";
import { checkWorld } from "./check-world.ts";
import { flightColumns } from "./flight-columns.ts";
import { aligned, COLUMNS, FORMAT, HEADER, HEADER_BYTES, MAGIC } from "./world-file.ts";

/** A world as the bytes of a world file. The same world gives the same bytes. @throws RangeError when the world is not sound. */
export function encodeWorld(world: World): Uint8Array<ArrayBuffer> {
  checkWorld(world);
  const { flights, patterns } = flightColumns(world.flights);
  const { version, airports, metros, airlines, aircraft } = world;
  const rows = { flights: flights.length, starts: flights.length + 1, codeshares: flights.codeshareAirline.length };
  const json = new TextEncoder().encode(JSON.stringify({ version, airports, metros, airlines, aircraft, patterns, rows }));
  const columnBytes = COLUMNS.map(({ key }) => aligned(flights[key].byteLength));
  const bytes = new Uint8Array(columnBytes.reduce((sum, next) => sum + next, HEADER_BYTES + aligned(json.length)));
  bytes.set(json, HEADER_BYTES);
  let offset = HEADER_BYTES + aligned(json.length);
  for (const [index, { key }] of COLUMNS.entries()) {
    bytes.set(new Uint8Array(flights[key].buffer), offset);
    offset += columnBytes[index] ?? 0;
  }
  writeHeader(bytes, json.length);
  return bytes;
}

function writeHeader(bytes: Uint8Array<ArrayBuffer>, jsonBytes: number): void {
  bytes.set(new TextEncoder().encode(MAGIC));
  const header = new DataView(bytes.buffer);
  header.setUint32(HEADER.format, FORMAT, true);
  header.setUint32(HEADER.checksum, crc32(bytes.subarray(HEADER_BYTES)), true);
  header.setUint32(HEADER.jsonBytes, jsonBytes, true);
  header.setUint32(HEADER.totalBytes, bytes.length, true);
}
