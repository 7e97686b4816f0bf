import type { HotelTables, WorldCity } from "../../../src/engine/hotels/world/index.ts";

/** A hotel as the checks read it. */
export interface CheckedHotel {
  /** `5809844-17` */
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: WorldCity;
  /** Name and point of its district. */
  readonly district: WorldCity["districts"][number];
}

/** Every hotel of the built world, by city. */
export interface HotelCensus {
  readonly cities: readonly WorldCity[];
  readonly hotels: readonly CheckedHotel[];
  /** By the index of the city. */
  readonly perCity: readonly (readonly CheckedHotel[])[];
}

/** Reads a hotel file's tables as a list. Throws when a hotel points outside of its world. */
export function hotelCensus(tables: HotelTables): HotelCensus {
  const { cities, hotels: columns } = tables;
  const perCity: CheckedHotel[][] = cities.map(() => []);
  const hotels = Array.from({ length: tables.length }, (_, row): CheckedHotel => {
    const index = columns.city[row] ?? -1;
    const city = cities[index];
    const district = city?.districts[columns.district[row] ?? -1];
    if (city === undefined || district === undefined) throw new Error(`Hotel ${row} has no city or district`);
    const hotel = {
      id: `${city.id}-${columns.ordinal[row]}`,
      name: tables.nameOf(row),
      street: tables.streetOf(row),
      latitude: columns.latitude[row] ?? Number.NaN,
      longitude: columns.longitude[row] ?? Number.NaN,
      city,
      district,
    };
    perCity[index]?.push(hotel);
    return hotel;
  });
  return { cities, hotels, perCity };
}
