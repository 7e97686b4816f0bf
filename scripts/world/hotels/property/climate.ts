import type { HotelLook } from "../../../../src/core/hotels/index.ts";
import type { PropertyCity } from "./property.ts";

type Climate = HotelLook["climate"];

const DRY_COUNTRIES = new Set("AE SA QA KW BH OM YE EG LY DZ EH JO IQ IR SY DJ MR ML NE TD SD ER SO NA TM UZ AF PK".split(" "));

/** Deserts and steppes in countries that have other climates too: country, south, north, west, east, in degrees. */
const DRY_LANDS: readonly (readonly [string, number, number, number, number])[] = [
  ["US", 31, 37.6, -116.9, -103],
  ["US", 35.5, 41.5, -120, -111],
  ["MX", 24, 33, -117.5, -100],
  ["MX", 22.7, 33, -115, -109],
  ["IN", 24, 30, 68, 77.6],
  ["AU", -32, -19, 115.5, 146],
  ["CL", -30, -17, -72, -67],
  ["PE", -18.5, -5, -82, -75.5],
  ["AR", -43, -27, -70, -65.5],
  ["MA", 27, 33.2, -9.4, -1],
  ["TN", 30, 34.5, 7, 12],
  ["IL", 29, 31.7, 34, 36],
  ["CN", 36, 49, 73, 105],
  ["BW", -27, -18, 20, 27],
  ["ZA", -33, -26, 17, 24],
  ["AW", 12, 13, -71, -69],
];

const COLD_COUNTRIES = new Set("RU FI IS GL MN KZ KG EE LV LT SJ BY".split(" "));

/** The climate that a hotel's pictures show: by latitude, height, country and dry lands. */
export function climateOf(city: PropertyCity): Climate {
  const north = Math.abs(city.latitude);
  if (isHighAndCold(city, north)) return "cold";
  if (isDry(city)) return "arid";
  if (isWarm(city, north)) return "tropical";
  return isCold(city, north) ? "cold" : "temperate";
}

const isHighAndCold = ({ elevationMetres, themes }: PropertyCity, north: number): boolean =>
  north > 36 && (elevationMetres > 1900 || (themes.includes("ski") && elevationMetres > 900));

const isDry = ({ country, latitude, longitude }: PropertyCity): boolean =>
  DRY_COUNTRIES.has(country) ||
  DRY_LANDS.some(
    ([name, south, north, west, east]) =>
      name === country && latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

/** Florida is as warm as the tropics, high valleys within them are not. */
const isWarm = ({ country, regionCode, elevationMetres }: PropertyCity, north: number): boolean =>
  elevationMetres < 1500 && (north < 27 || (country === "US" && regionCode === "FL" && north < 29));

function isCold({ country, longitude }: PropertyCity, north: number): boolean {
  if (COLD_COUNTRIES.has(country)) return north > 46;
  if (country === "US") return north > 54 || (north > 44.3 && longitude > -116);
  if (country === "CA") return longitude > -121 || north > 52;
  if (country === "CN" || country === "JP") return north > 42;
  return north > (country === "GB" ? 60 : 57.8) || (country === "AR" && north > 50) || (country === "CL" && north > 50);
}
