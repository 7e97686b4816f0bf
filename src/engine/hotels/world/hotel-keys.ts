import { mix } from "../../fares/hash.ts";
import type { HotelTables } from "./hotel-tables.ts";

/** A number for each hotel that looks random and outlives the world file: made of the two numbers of its id. */
export function hotelKeys({ length, hotels, cities }: HotelTables): Uint32Array {
  const keys = new Uint32Array(length);
  for (let hotel = 0; hotel < length; hotel++)
    keys[hotel] = mix(cities[hotels.city[hotel] as number]?.id ?? 0, hotels.ordinal[hotel] as number);
  return keys;
}
