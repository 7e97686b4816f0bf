import { type HotelProfile, viewsOf } from "../../../core/hotels/index.ts";
import type { HotelId } from "../../../core/kernel/index.ts";
import { drawHotelPicture } from "../../art/hotels/draw-hotel-picture.ts";

const FILE = /^([a-z]+)\.svg$/;

/** The picture behind an address, `outside.svg` of `5809844-17`; null when there is no such hotel, or no such picture of it. */
export function loadPicture(id: string, file: string, findHotel: (id: HotelId) => HotelProfile | null): string | null {
  const name = FILE.exec(file)?.[1];
  const hotel = name === undefined ? null : findHotel(id as HotelId);
  const view = hotel && viewsOf(hotel.look).find((each) => each === name);
  return view ? drawHotelPicture(hotel.look, hotel.stars, view) : null;
}
