import { BED_KINDS, type BedKind, type Room, ROOM_KINDS, type RoomKind, ROOM_VIEWS, type RoomView } from "../../../core/hotels/index.ts";
import type { HotelTables } from "../world/index.ts";

/** A kind of room in plain words. `room` is its row, `index` its place in its hotel. */
export function roomOf({ rooms }: HotelTables, room: number, index: number): Room {
  const bed = (kinds: Uint8Array, counts: Uint8Array) => ({
    kind: BED_KINDS[kinds[room] as number] as BedKind,
    count: counts[room] as number,
  });
  return {
    index,
    kind: ROOM_KINDS[rooms.kind[room] as number] as RoomKind,
    view: ROOM_VIEWS[rooms.view[room] as number] as RoomView,
    beds: [bed(rooms.bed, rooms.bedCount), bed(rooms.otherBed, rooms.otherBedCount)].filter(({ count }) => count > 0),
    sizeSqm: rooms.sizeSqm[room] as number,
    maxAdults: rooms.maxAdults[room] as number,
    maxGuests: rooms.maxGuests[room] as number,
  };
}
