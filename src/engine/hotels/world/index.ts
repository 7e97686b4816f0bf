/** The door of the hotels' world: plain objects to bytes, bytes to columns. */
export { BREAKFASTS, type HotelColumns, NO_BYTE, NO_WORD } from "./columns.ts";
export { decodeHotelWorld } from "./decode-hotel-world.ts";
export { encodeHotelWorld } from "./encode-hotel-world.ts";
export { hotelKeys } from "./hotel-keys.ts";
export type { HotelTables } from "./hotel-tables.ts";
export type * from "./hotel-world.ts";
