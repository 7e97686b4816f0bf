import type { FileKind } from "./sealed-file.ts";

/** The world file of the flights; its JSON section has names, strings, patterns and lengths, its columns are the flights. */
export const WORLD_FILE: FileKind = { magic: "FAREWIND", format: 1, name: "world file" };

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
