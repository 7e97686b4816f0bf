import type { Occupancy } from "./guests.ts";

export const ROOM_KINDS = ["standard", "superior", "deluxe", "family", "studio", "apartment", "suite", "bunk"] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export const ROOM_VIEWS = ["none", "city", "garden", "courtyard", "pool", "sea", "mountain", "desert"] as const;
export type RoomView = (typeof ROOM_VIEWS)[number];

export const BED_KINDS = ["king", "queen", "double", "twin", "sofa", "bunk"] as const;
export type BedKind = (typeof BED_KINDS)[number];

/** A kind of room that a hotel sells, all rooms of it alike. */
export interface Room extends Occupancy {
  /** Its place in the hotel's list, from 0; part of its name in the inventory. */
  readonly index: number;
  readonly kind: RoomKind;
  readonly view: RoomView;
  /** One or two kinds of beds: `2 queen`, `1 king and 1 sofa`. */
  readonly beds: readonly { readonly kind: BedKind; readonly count: number }[];
  readonly sizeSqm: number;
}
