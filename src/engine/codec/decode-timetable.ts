import { crc32 } from "node:zlib";
import { assembleTimetable, type FlightTable, type ServicePattern, type Timetable, type World } from "../timetable/index.ts";
import { aligned, COLUMNS, FORMAT, HEADER, HEADER_BYTES, MAGIC, WorldFileError } from "./world-file.ts";

type Names = Pick<World, "version" | "airports" | "metros" | "airlines" | "aircraft"> & {
  readonly patterns: readonly ServicePattern[];
  readonly rows: Readonly<Record<"flights" | "starts" | "codeshares", number>>;
};

/**
 * Reads a world file. The flight columns are views on `bytes`: do not change them afterwards.
 * @throws WorldFileError when it is no world file, of another format, cut short or damaged.
 */
export function decodeTimetable(bytes: Uint8Array<ArrayBuffer>): Timetable {
  const jsonBytes = checkedJsonBytes(bytes);
  const names = JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_BYTES, HEADER_BYTES + jsonBytes))) as Names;
  const { patterns, rows, ...places } = names;
  const onBoundary = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
  return assembleTimetable(places, readColumns(onBoundary, HEADER_BYTES + aligned(jsonBytes), rows), patterns);
}

/** Checks the header and the checksum; the length of the JSON section. */
function checkedJsonBytes(bytes: Uint8Array): number {
  if (bytes.length < HEADER_BYTES || new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    throw new WorldFileError("This is no world file.");
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = header.getUint32(HEADER.format, true);
  if (format !== FORMAT)
    throw new WorldFileError(`The world file has format ${format}, this program reads format ${FORMAT}. Build the world again.`);
  const total = header.getUint32(HEADER.totalBytes, true);
  if (total !== bytes.length)
    throw new WorldFileError(`The world file has ${bytes.length} bytes instead of ${total}. Build the world again.`);
  if (header.getUint32(HEADER.checksum, true) !== crc32(bytes.subarray(HEADER_BYTES)))
    throw new WorldFileError("The world file is damaged: its checksum is wrong. Build the world again.");
  return header.getUint32(HEADER.jsonBytes, true);
}

function readColumns(bytes: Uint8Array<ArrayBuffer>, firstColumn: number, rows: Names["rows"]): FlightTable {
  let offset = firstColumn;
  const columns: Record<string, Uint16Array | Uint32Array> = {};
  for (const { key, type: Column, rows: rowsOf } of COLUMNS) {
    const column = new Column(bytes.buffer, bytes.byteOffset + offset, rows[rowsOf]);
    columns[key] = column;
    offset += aligned(column.byteLength);
  }
  return { length: rows.flights, ...columns } as FlightTable;
}
