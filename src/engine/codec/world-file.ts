/**
 * The world file: a header of 32 bytes, a JSON section (names, strings, patterns, lengths), then the flight columns, each on a
 * boundary of 8 bytes. Numbers are little-endian, as every machine that Node runs on has them.
 *
 * header: bytes 0-7 "FAREWIND"; then 32-bit words: format, CRC-32 of all that follows the header, bytes of the JSON section,
 * bytes of the whole file; the rest is zero.
 */
export const MAGIC = "FAREWIND";
export const FORMAT = 1;
export const HEADER_BYTES = 32;

/** Where the header's words stand. */
export const HEADER = { format: 8, checksum: 12, jsonBytes: 16, totalBytes: 20 } as const;

/** The columns in the order of the file; `rows` says which of the lengths of the JSON section is theirs. */
export const COLUMNS = [
  { key: "codeshareFirst", type: Uint32Array, rows: "starts" },
  { key: "from", type: Uint16Array, rows: "flights" },
  { key: "to", type: Uint16Array, rows: "flights" },
  { key: "airline", type: Uint16Array, rows: "flights" },
  { key: "number", type: Uint16Array, rows: "flights" },
  { key: "operatedBy", type: Uint16Array, rows: "flights" },
  { key: "aircraft", type: Uint16Array, rows: "flights" },
  { key: "departsAtMinute", type: Uint16Array, rows: "flights" },
  { key: "blockMinutes", type: Uint16Array, rows: "flights" },
  { key: "pattern", type: Uint16Array, rows: "flights" },
  { key: "codeshareAirline", type: Uint16Array, rows: "codeshares" },
  { key: "codeshareNumber", type: Uint16Array, rows: "codeshares" },
] as const;

export const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** A file that is no world, of another format, or damaged. The message says which, for the person who starts the server. */
export class WorldFileError extends Error {
  override readonly name = "WorldFileError";
}
