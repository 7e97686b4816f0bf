import { type HotelProfile, ROOM_VIEWS, viewsOf } from "../../../core/hotels/index.ts";
import type { HotelId } from "../../../core/kernel/index.ts";
import { drawHotelPicture, drawRoomPicture } from "../../art/hotels/draw-hotel-picture.ts";

const FILE = /^([a-z]+)(?:-([a-z]+)-(\d{1,2}))?\.svg$/;

/**
 * The picture behind an address, `outside.svg` or `room-sea-2.svg` of `5809844-17`; null when there is no such hotel, or no
 * such picture of it.
 */
export function loadPicture(id: string, file: string, findHotel: (id: HotelId) => HotelProfile | null): string | null {
  const [, name, roomView, index] = FILE.exec(file) ?? [];
  const hotel = name === undefined ? null : findHotel(id as HotelId);
  if (!hotel) return null;
  if (roomView !== undefined) {
    const view = name === "room" ? ROOM_VIEWS.find((each) => each === roomView) : undefined;
    return view ? drawRoomPicture(hotel.look, hotel.stars, { view, index: Number(index) }) : null;
  }
  const view = viewsOf(hotel.look).find((each) => each === name);
  return view ? drawHotelPicture(hotel.look, hotel.stars, view) : null;
}
