import { openFile, type OpenedFile } from "../../codec/index.ts";
import { type ColumnsOf, type ColumnTypes, HOTEL_COLUMNS, ROOM_COLUMNS } from "./columns.ts";
import { type FileJson, HOTEL_FILE } from "./hotel-file.ts";
import type { HotelTables } from "./hotel-tables.ts";
import type { CityDemand, WorldCity } from "./hotel-world.ts";

/**
 * Reads a hotel file. The columns are views on `bytes`: do not change them afterwards.
 * @throws WorldFileError when it is no hotel file, of another format, cut short or damaged.
 */
export function decodeHotelWorld(bytes: Uint8Array<ArrayBuffer>): HotelTables {
  const file = openFile(HOTEL_FILE, bytes);
  const { version, rows, ...shared } = file.json as FileJson;
  const hotels = readColumns(file, HOTEL_COLUMNS, rows.hotels);
  const firstRoom = file.nextColumn(Uint32Array, rows.hotels + 1);
  const rooms = readColumns(file, ROOM_COLUMNS, rows.rooms);
  const byCity = file.nextColumn(Uint32Array, rows.hotels);
  const starts = file.nextColumn(Uint32Array, 2 * rows.hotels + 1);
  const texts = file.nextColumn(Uint8Array, rows.textBytes);
  const decoder = new TextDecoder();
  const textOf = (index: number): string => decoder.decode(texts.subarray(starts[index], starts[index + 1]));
  return {
    version,
    cities: shared.cities.map((city) => withShared(city, shared)),
    length: rows.hotels,
    hotels,
    rooms,
    firstRoom,
    byCity,
    firstOfCity: firstByCity(hotels.city, shared.cities.length),
    nameOf: (hotel) => textOf(2 * hotel),
    streetOf: (hotel) => textOf(2 * hotel + 1),
  };
}

function readColumns<Types extends ColumnTypes>(file: OpenedFile, types: Types, length: number): ColumnsOf<Types> {
  const columns = Object.entries(types).map(([key, type]) => [key, file.nextColumn(type, length)] as const);
  return Object.fromEntries(columns) as ColumnsOf<Types>;
}

function withShared(city: FileJson["cities"][number], { charges, demands }: Pick<FileJson, "charges" | "demands">): WorldCity {
  return { ...city, charges: charges[city.charges] ?? [], demand: demands[city.demand] as CityDemand };
}

function firstByCity(cityOf: Uint16Array, cityCount: number): Uint32Array {
  const first = new Uint32Array(cityCount + 1);
  for (const city of cityOf) first[city + 1] = (first[city + 1] as number) + 1;
  for (let city = 0; city < cityCount; city++) first[city + 1] = (first[city + 1] as number) + (first[city] as number);
  return first;
}
