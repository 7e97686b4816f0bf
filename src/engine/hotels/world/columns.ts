import type { Column } from "../../codec/index.ts";

/** The columns of a table by name, with their types, in the order of the file. */
export type ColumnTypes = Readonly<
  Record<string, Uint8ArrayConstructor | Uint16ArrayConstructor | Uint32ArrayConstructor | Float64ArrayConstructor>
>;
export type ColumnsOf<Types extends ColumnTypes> = { readonly [Key in keyof Types]: InstanceType<Types[Key]> };

/** Stands for null in a column of bytes, and in one of 32-bit words. */
export const NO_BYTE = 0xff;
export const NO_WORD = 0xffff_ffff;

/** One row a hotel, in the order of the grid's cells. Money is US cents. */
export const HOTEL_COLUMNS = {
  latitude: Float64Array,
  longitude: Float64Array,
  /** Index into the cities. */
  city: Uint16Array,
  ordinal: Uint16Array,
  /** Index into `HOTEL_KINDS`. */
  kind: Uint8Array,
  stars: Uint8Array,
  ratingTenths: Uint8Array,
  ratingCount: Uint32Array,
  /** Index into the districts of its city. */
  district: Uint16Array,
  builtYear: Uint16Array,
  /** Bit n is the n-th of `AMENITIES`. */
  amenities: Uint32Array,
  /** Indices into `BUILDINGS`, `SETTINGS` and `CLIMATES`. */
  building: Uint8Array,
  setting: Uint8Array,
  climate: Uint8Array,
  isModern: Uint8Array,
  checkInMinute: Uint16Array,
  checkOutMinute: Uint16Array,
  baseCents: Uint32Array,
  resortFeeCents: Uint32Array,
  saverPercent: Uint8Array,
  /** `NO_BYTE` where there is no flexible rate; the same for the partial one. */
  freeUntilDays: Uint8Array,
  partialUntilDays: Uint8Array,
  hasPayLater: Uint8Array,
  /** Index into `BREAKFASTS`. */
  breakfast: Uint8Array,
  breakfastCents: Uint32Array,
  /** `NO_WORD` where it is not sold. */
  allInclusiveCents: Uint32Array,
  longStayPercent: Uint8Array,
  longStayNights: Uint8Array,
  /** `NO_WORD` where no pets stay. */
  petFeeCents: Uint32Array,
  minCheckInAge: Uint8Array,
  /** `NO_WORD` for none. */
  depositCents: Uint32Array,
  hasCots: Uint8Array,
  isSmokeFree: Uint8Array,
} as const satisfies ColumnTypes;
export type HotelColumns = ColumnsOf<typeof HOTEL_COLUMNS>;

export const BREAKFASTS = ["none", "extra", "included"] as const;

/** One row a kind of room, a hotel's rows together and cheapest first, in the order of the hotels. */
export const ROOM_COLUMNS = {
  /** Index into `ROOM_KINDS`. */
  kind: Uint8Array,
  /** Index into `ROOM_VIEWS`. */
  view: Uint8Array,
  /** Index into `BED_KINDS`. */
  bed: Uint8Array,
  bedCount: Uint8Array,
  otherBed: Uint8Array,
  /** 0 when all beds are of one kind. */
  otherBedCount: Uint8Array,
  sizeSqm: Uint16Array,
  maxAdults: Uint8Array,
  maxGuests: Uint8Array,
  /** Rooms of this kind in the house. */
  count: Uint16Array,
  /** Of the hotel's base price. */
  pricePercent: Uint16Array,
} as const satisfies ColumnTypes;
export type RoomColumns = ColumnsOf<typeof ROOM_COLUMNS>;

/** Fills columns from rows, one reader a column. */
export function fillColumns<Types extends ColumnTypes, Row>(
  types: Types,
  rows: readonly Row[],
  readers: Readonly<Record<keyof Types, (row: Row) => number>>,
): Column[] {
  return Object.entries(types).map(([key, ColumnOf]) => ColumnOf.from(rows.map(readers[key as keyof Types])));
}
