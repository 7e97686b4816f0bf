import { distanceKm } from "../../../../src/core/maps/index.ts";
import type { GeoPlace } from "./geonames.ts";

/** Cells of a quarter of a degree. */
const CELLS_PER_DEGREE = 4;
const KM_PER_DEGREE = 111.2;

/** GeoNames places by where they are. */
export interface PlaceGrid {
  /** Those within so many kilometers of a point, with their distance, in no particular order. */
  near(point: { readonly latitude: number; readonly longitude: number }, km: number): readonly NearPlace[];
}

interface NearPlace {
  readonly place: GeoPlace;
  readonly km: number;
}

const keyOf = (row: number, column: number): number => row * 4096 + column;
const cellOf = (degrees: number): number => Math.floor((degrees + 180) * CELLS_PER_DEGREE);

export function placeGrid(places: readonly GeoPlace[]): PlaceGrid {
  const cells = Map.groupBy(places, ({ latitude, longitude }) => keyOf(cellOf(latitude), cellOf(longitude)));
  return {
    near(point, km) {
      const rows = km / KM_PER_DEGREE;
      const columns = rows / Math.max(0.1, Math.cos((point.latitude * Math.PI) / 180));
      const found: NearPlace[] = [];
      for (let row = cellOf(point.latitude - rows); row <= cellOf(point.latitude + rows); row += 1)
        for (let column = cellOf(point.longitude - columns); column <= cellOf(point.longitude + columns); column += 1)
          for (const place of cells.get(keyOf(row, column)) ?? []) {
            const distance = distanceKm(place, point);
            if (distance <= km) found.push({ place, km: distance });
          }
      return found;
    },
  };
}
