import { fold } from "../../../../src/core/kernel/index.ts";
import { readTable } from "../../facts/read-table.ts";

interface CityNamesFact {
  readonly country: string;
  readonly city: string;
  /** As guests call it; "" for what GeoNames calls it. */
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** What cities are called: names in English, former names and those of other languages, where no code of an airport has them. */
export const HOTEL_CITY_NAMES: readonly CityNamesFact[] = readTable("hotel-city-names.csv", (row) => ({
  country: row.text("country"),
  city: row.text("city"),
  name: row.text("name"),
  otherNames: row
    .text("otherNames")
    .split(";")
    .filter((name) => name !== ""),
}));

const keyOf = (country: string, city: string): string => `${country} ${fold(city)}`;
const BY_CITY = new Map(HOTEL_CITY_NAMES.map((fact) => [keyOf(fact.country, fact.city), fact]));

/** The other names that we typed of a city, by what GeoNames calls it. */
export const typedNames = (country: string, geoName: string): readonly string[] => BY_CITY.get(keyOf(country, geoName))?.otherNames ?? [];

/** How guests call a city, by what GeoNames calls it; "" where that is the same. */
export const guestName = (country: string, geoName: string): string => BY_CITY.get(keyOf(country, geoName))?.name ?? "";
