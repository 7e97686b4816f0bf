import type { HotelTables } from "../world/index.ts";

/** City and ordinal, without leading zeros: one hotel, one id. */
const HOTEL_ID = /^([1-9]\d{0,15})-([1-9]\d{0,4})$/;

/** Finds hotels by their ids, `5809844-17`; -1 where there is none. */
export function hotelFinder({ cities, byCity, firstOfCity, hotels }: HotelTables): (id: string) => number {
  const cityById = new Map(cities.map(({ id }, city) => [id, city]));
  return (id) => {
    const [, cityId, ordinal] = HOTEL_ID.exec(id) ?? [];
    const city = cityById.get(Number(cityId));
    if (city === undefined) return -1;
    return byCity.subarray(firstOfCity[city], firstOfCity[city + 1]).find((hotel) => hotels.ordinal[hotel] === Number(ordinal)) ?? -1;
  };
}
