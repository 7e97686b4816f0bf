import { cellOf, PointGrid } from "../grid/index.ts";
import type { HotelTables, WorldPoint } from "../world/index.ts";

/** Finds the districts of all cities within a radius of a point, nearest first. */
export function districtFinder({ cities }: HotelTables): (latitude: number, longitude: number, radiusMetres: number) => WorldPoint[] {
  const districts = cities
    .flatMap((city) => city.districts.map((district) => ({ district, cell: cellOf(district.latitude, district.longitude) })))
    .sort((a, b) => a.cell - b.cell)
    .map(({ district }) => district);
  const grid = new PointGrid(
    Float64Array.from(districts, ({ latitude }) => latitude),
    Float64Array.from(districts, ({ longitude }) => longitude),
  );
  return (latitude, longitude, radiusMetres) => {
    const found = grid.nearest(latitude, longitude, radiusMetres);
    return Array.from(grid.rows.subarray(0, found), (row) => districts[row] as WorldPoint);
  };
}
