import { PAN_EUROPEAN_COUNTRIES } from "../facts/country-rules.ts";

const LATIN_SIX = ["BR", "AR", "CL", "CO", "PE", "MX"];
const EAST_ASIA_AND_OCEANIA = ["JP", "KR", "TW", "ID", "TH", "MY", "VN", "PH", "AU", "NZ"];

/** The seven regions that the coefficients know (0 to 6); -1 for the rest of the world. */
export function regionOf(country: string): number {
  if (country === "US" || country === "CA") return 0;
  if (PAN_EUROPEAN_COUNTRIES.has(country)) return 1;
  if (country === "CN") return 2;
  if (country === "IN") return 3;
  if (LATIN_SIX.includes(country)) return 4;
  if (EAST_ASIA_AND_OCEANIA.includes(country)) return 5;
  return country === "RU" ? 6 : -1;
}
