import type { HotelPlace } from "../../../core/hotels/index.ts";
import type { WorldCity, WorldPoint } from "../world/index.ts";

interface Parts {
  readonly kind: HotelPlace["kind"];
  readonly text: string;
  readonly point: WorldPoint;
  readonly city: WorldCity;
  readonly hotelId: HotelPlace["hotelId"];
}

export const hotelPlace = ({ kind, text, point: { name, latitude, longitude }, city, hotelId }: Parts): HotelPlace => ({
  kind,
  text,
  name,
  city: city.name,
  country: city.country,
  latitude,
  longitude,
  zone: city.zone,
  hotelId,
});
