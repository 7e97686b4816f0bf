import { assembleTimetable, type FlightTable, type ServicePattern, type Timetable, type World } from "../timetable/index.ts";
import { openFile, type OpenedFile } from "./sealed-file.ts";
import { COLUMNS, WORLD_FILE } from "./world-file.ts";

type Names = Pick<World, "version" | "airports" | "metros" | "airlines" | "aircraft"> & {
  readonly patterns: readonly ServicePattern[];
  readonly rows: Readonly<Record<"flights" | "starts" | "codeshares", number>>;
};

/**
 * Reads a world file. The flight columns are views on `bytes`: do not change them afterwards.
 * @throws WorldFileError when it is no world file, of another format, cut short or damaged.
 */
export function decodeTimetable(bytes: Uint8Array<ArrayBuffer>): Timetable {
  const file = openFile(WORLD_FILE, bytes);
  const { patterns, rows, ...places } = file.json as Names;
  return assembleTimetable(places, readColumns(file, rows), patterns);
}

function readColumns(file: OpenedFile, rows: Names["rows"]): FlightTable {
  const columns: Record<string, Uint16Array | Uint32Array> = {};
  for (const { key, type, rows: rowsOf } of COLUMNS)
    columns[key] = file.nextColumn<Uint16ArrayConstructor | Uint32ArrayConstructor>(type, rows[rowsOf]);
  return { length: rows.flights, ...columns } as FlightTable;
}
