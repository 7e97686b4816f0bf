import { once } from "../../../core/kernel/index.ts";
import { cellOf, PointGrid } from "../grid/index.ts";
import type { HotelTables, WorldPoint } from "../world/index.ts";

/** A district with the name of its city: every other town has a center. */
export interface CityDistrict extends WorldPoint {
  readonly city: string;
}

/** Finds the districts of all cities within a radius of a point, nearest first. They are put in order when first asked for. */
export function districtFinder({ cities }: HotelTables): (latitude: number, longitude: number, radiusMetres: number) => CityDistrict[] {
  const laidOut = once(() => layOut(cities));
  return (latitude, longitude, radiusMetres) => {
    const { districts, grid } = laidOut();
    const found = grid.nearest(latitude, longitude, radiusMetres);
    return Array.from(grid.rows.subarray(0, found), (row) => districts[row] as CityDistrict);
  };
}

/** All districts by the grid's cells. */
function layOut(cities: HotelTables["cities"]): { readonly districts: readonly CityDistrict[]; readonly grid: PointGrid } {
  const districts = cities
    .flatMap(({ name, districts: own }) => own.map((district) => ({ ...district, city: name })))
    .map((district) => ({ district, cell: cellOf(district.latitude, district.longitude) }))
    .sort((a, b) => a.cell - b.cell)
    .map(({ district }) => district);
  const grid = new PointGrid(
    Float64Array.from(districts, ({ latitude }) => latitude),
    Float64Array.from(districts, ({ longitude }) => longitude),
  );
  return { districts, grid };
}
