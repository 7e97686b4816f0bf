import { sealFile } from "../../codec/index.ts";
import { cellOf } from "../grid/index.ts";
import { checkHotelWorld } from "./check-hotel-world.ts";
import { HOTEL_READERS, ROOM_READERS } from "./column-readers.ts";
import { fillColumns, HOTEL_COLUMNS, ROOM_COLUMNS } from "./columns.ts";
import { type FileJson, HOTEL_FILE } from "./hotel-file.ts";
import type { HotelWorld, WorldHotel } from "./hotel-world.ts";
import { shareCities } from "./share-cities.ts";

/** A world as the bytes of a hotel file. The same world gives the same bytes. @throws RangeError when the world is not sound. */
export function encodeHotelWorld(world: HotelWorld): Uint8Array<ArrayBuffer> {
  checkHotelWorld(world);
  const cells = world.hotels.map(({ latitude, longitude }) => cellOf(latitude, longitude));
  const order = [...cells.keys()].sort((a, b) => (cells[a] as number) - (cells[b] as number) || a - b);
  const hotels = order.map((place) => world.hotels[place] as WorldHotel);
  const rooms = hotels.flatMap((hotel) => hotel.rooms);
  const { bytes, starts } = textTable(hotels.flatMap(({ name, street }) => [name, street]));
  const rows = { hotels: hotels.length, rooms: rooms.length, textBytes: bytes.length };
  return sealFile(HOTEL_FILE, { ...shareCities(world), rows } satisfies FileJson, [
    ...fillColumns(HOTEL_COLUMNS, hotels, HOTEL_READERS),
    firstRooms(hotels),
    ...fillColumns(ROOM_COLUMNS, rooms, ROOM_READERS),
    rowsInWorldOrder(order),
    starts,
    bytes,
  ]);
}

/** All texts one after the other, and where each begins; the last start is the end. */
function textTable(texts: readonly string[]): { bytes: Uint8Array; starts: Uint32Array } {
  const encoded = texts.map((text) => new TextEncoder().encode(text));
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, { length }] of encoded.entries()) starts[index + 1] = (starts[index] as number) + length;
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  for (const [index, text] of encoded.entries()) bytes.set(text, starts[index]);
  return { bytes, starts };
}

/** Where the rooms of each hotel begin; one entry more than hotels. */
function firstRooms(hotels: readonly WorldHotel[]): Uint32Array {
  const first = new Uint32Array(hotels.length + 1);
  for (const [index, { rooms }] of hotels.entries()) first[index + 1] = (first[index] as number) + rooms.length;
  return first;
}

/** The row of each hotel of the world, which has them by city and ordinal. */
function rowsInWorldOrder(order: readonly number[]): Uint32Array {
  const rows = new Uint32Array(order.length);
  for (const [row, place] of order.entries()) rows[place] = row;
  return rows;
}
