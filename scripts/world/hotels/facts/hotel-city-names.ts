import { fold } from "../../../../src/core/kernel/index.ts";
import { readTable } from "../../facts/read-table.ts";

interface CityNamesFact {
  readonly country: string;
  readonly city: string;
  readonly otherNames: readonly string[];
}

/** Former names and those of other languages, of cities that have none by the code of an airport. */
export const HOTEL_CITY_NAMES: readonly CityNamesFact[] = readTable("hotel-city-names.csv", (row) => ({
  country: row.text("country"),
  city: row.text("city"),
  otherNames: row.text("otherNames").split(";"),
}));

const keyOf = (country: string, city: string): string => `${country} ${fold(city)}`;
const BY_CITY = new Map(HOTEL_CITY_NAMES.map(({ country, city, otherNames }) => [keyOf(country, city), otherNames]));

/** The typed names of a city, by what GeoNames calls it. */
export const typedNames = (country: string, geoName: string): readonly string[] => BY_CITY.get(keyOf(country, geoName)) ?? [];
