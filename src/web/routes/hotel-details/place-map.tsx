import type { CSSProperties } from "react";
import { type HotelProfile, milesAway } from "../../../core/hotels/index.ts";
import type { MapLayout } from "../../components/hotel-map/lay-out-map.ts";
import { MapGround } from "../../components/hotel-map/map-ground.tsx";
import { boxAround, MAP_SIZE, projectionOf, type Point } from "../../components/hotel-map/map-layout.ts";
import { placeRings } from "../../components/hotel-map/place-labels.ts";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./hotel-screen.module.css";

/** Units that stay free at the edges, and half the width and the height of the pin. */
const MARGIN = { width: 30, height: 30 };
const PIN = { width: 22, height: 28 };

interface PlaceMapProps {
  readonly hotel: HotelProfile;
  readonly center: Point;
}

/** Where a hotel lies from the middle of its city, on the same schematic map as the results'. */
export function PlaceMap({ hotel, center }: PlaceMapProps) {
  const { hotelDetails, places } = useMessages();
  const { map, ring } = hotelDetails.where;
  const projection = projectionOf(center, [hotel], MARGIN);
  const { x, y } = projection.spotOf(hotel);
  const rings = placeRings(projection, [boxAround({ x, y }, PIN.width, PIN.height, 0)], ring);
  const layout: MapLayout = { pins: [], dots: [], names: [], rings };
  const at = { "--x": `${(x / MAP_SIZE) * 100}%`, "--y": `${(y / MAP_SIZE) * 100}%` } as CSSProperties;
  return (
    <div
      className={styles.map}
      role="img"
      aria-label={map(hotel.name, milesAway(hotel.distanceMetres).toFixed(1), places.city(hotel.city, hotel.country))}
    >
      <MapGround layout={layout} />
      <i style={at} />
    </div>
  );
}
