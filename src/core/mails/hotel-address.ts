import { type HotelOffer, spanishDistrict } from "../hotels/index.ts";
import type { Telling } from "./telling.ts";

/** `12-17-2 Kawabata, Akasaka, Tokyo`: where a hotel is, as the site says it. */
export function hotelAddress({ booking, city }: Telling, hotel: HotelOffer["hotel"]): string {
  const district = booking.language === "es" ? spanishDistrict(hotel.neighbourhood) : hotel.neighbourhood;
  return `${hotel.street}, ${district}, ${city(hotel.city, hotel.country)}`;
}
