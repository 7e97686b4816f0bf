/** Three ways to answer "which hotels lie within so many metres of this point, how far is each, nearest first". */
import KDBush from "kdbush";
import { nearestFirst, PointGrid } from "../../src/engine/hotels/grid/index.ts";
import type { Nearby } from "../../src/engine/hotels/search/index.ts";
import type { HotelTables } from "../../src/engine/hotels/world/index.ts";

/** A way finds into `rows` and `metres`, in any order, or nearest first. */
export interface Way extends Nearby {
  nearest(latitude: number, longitude: number, radiusMetres: number): number;
}

const EARTH_RADIUS_METRES = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The textbook's formula, as a program without prepared columns would compute it. */
function haversineMetres(latitude: number, longitude: number, otherLatitude: number, otherLongitude: number): number {
  const up = Math.sin(radians(otherLatitude - latitude) / 2);
  const along = Math.sin(radians(otherLongitude - longitude) / 2);
  const share = up * up + Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * along * along;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(share));
}

export const gridWay = ({ hotels }: HotelTables): Way => new PointGrid(hotels.latitude, hotels.longitude);

/** A point and a radius to the candidates of some index, which is measured and sorted as anybody would. */
function measuredWay(
  { hotels: { latitude, longitude }, length }: HotelTables,
  candidates: (latitude: number, longitude: number, radiusMetres: number) => Iterable<number>,
  sort: "built-in" | "ours",
): Way {
  const [rows, metres] = [new Uint32Array(length), new Float64Array(length)];
  const within = (atLatitude: number, atLongitude: number, radiusMetres: number): number => {
    let found = 0;
    for (const row of candidates(atLatitude, atLongitude, radiusMetres)) {
      const distance = haversineMetres(atLatitude, atLongitude, latitude[row] as number, longitude[row] as number);
      if (distance > radiusMetres) continue;
      rows[found] = row;
      metres[found++] = distance;
    }
    return found;
  };
  const nearest = (atLatitude: number, atLongitude: number, radiusMetres: number): number => {
    const found = within(atLatitude, atLongitude, radiusMetres);
    if (sort === "ours") nearestFirst(rows, metres, found);
    else sortBuiltIn(rows, metres, found);
    return found;
  };
  return { rows, metres, within, nearest };
}

function sortBuiltIn(rows: Uint32Array, metres: Float64Array, found: number): void {
  const [byDistance, distances, places] = [rows.slice(0, found), metres.slice(0, found), new Uint32Array(found)];
  for (let place = 0; place < found; place++) places[place] = place;
  places.sort((a, b) => (distances[a] as number) - (distances[b] as number) || a - b);
  for (let place = 0; place < found; place++) {
    rows[place] = byDistance[places[place] as number] as number;
    metres[place] = distances[places[place] as number] as number;
  }
}

/** kdbush with a bounding box, as its own documentation proposes for geographic points. No box here meets a pole or the date line. */
export function kdbushWay(tables: HotelTables, sort: "built-in" | "ours"): Way {
  const { hotels, length } = tables;
  const index = new KDBush(length);
  for (let row = 0; row < length; row++) index.add(hotels.longitude[row] as number, hotels.latitude[row] as number);
  index.finish();
  const inBox = (latitude: number, longitude: number, radiusMetres: number): number[] => {
    const up = (radiusMetres / EARTH_RADIUS_METRES) * (180 / Math.PI) * 1.000_001;
    const along = up / Math.cos(radians(Math.abs(latitude) + up));
    return index.range(longitude - along, latitude - up, longitude + along, latitude + up);
  };
  return measuredWay(tables, inBox, sort);
}

export function scanWay(tables: HotelTables): Way {
  const all = Uint32Array.from({ length: tables.length }, (_, row) => row);
  return measuredWay(tables, () => all, "built-in");
}
