import type { InventoryClaim } from "../../../../core/inventory/index.ts";
import { dateOfEpochDay, epochDayOf, type HotelId, type LocalDate } from "../../../../core/kernel/index.ts";
import type { HotelEngine } from "../../../../engine/index.ts";
import type { HotelParts } from "./parts.ts";
import type { RateContents } from "./rate-codec.ts";

/** What an order of a rate takes: rooms of its kind in each of its nights. */
export function claimsOf({ engine }: HotelParts, contents: RateContents, id: HotelId): readonly InventoryClaim[] {
  const { hotel, room, firstNight, nights, pricedOnDay } = contents;
  return Array.from({ length: nights }, (_, nth) => ({
    key: `hotel/${id}/${room}/${dateOfEpochDay(firstNight + nth)}`,
    available: engine.roomsOnSale(hotel, room, firstNight + nth, pricedOnDay),
  }));
}

const CLAIM = /^hotel\/([\d-]+)\/(\d)\/(\d{4}-\d{2}-\d{2})$/;

/** Takes sold rooms out of the search; claims of hotels that this world no longer has are of no use to it. */
export function noteClaims(engine: HotelEngine, claims: readonly InventoryClaim[], rooms: number): void {
  for (const { key } of claims) {
    const [, id = "", room = "", night = ""] = CLAIM.exec(key) ?? [];
    const hotel = engine.findHotel(id);
    if (hotel >= 0) engine.noteSold(hotel, Number(room), epochDayOf(night as LocalDate), rooms);
  }
}
