import type { HotelColumns, RoomColumns } from "./columns.ts";
import type { WorldCity } from "./hotel-world.ts";

/** The embedded hotels as the engine reads them. A hotel is its row, a room its row in the rooms. */
export interface HotelTables {
  readonly version: string;
  readonly cities: readonly WorldCity[];
  /** How many hotels there are. */
  readonly length: number;
  readonly hotels: HotelColumns;
  readonly rooms: RoomColumns;
  /** Where a hotel's rooms begin; the next entry is their end. One more than hotels. */
  readonly firstRoom: Uint32Array;
  /** The rows of all hotels by city, then by ordinal. */
  readonly byCity: Uint32Array;
  /** Where a city begins in `byCity`; the next entry is its end. One more than cities. */
  readonly firstOfCity: Uint32Array;
  /** A hotel's name, read when it is asked for. */
  nameOf(hotel: number): string;
  /** `1208 Western Avenue` */
  streetOf(hotel: number): string;
}
