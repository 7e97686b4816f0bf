import { getRegion } from "../../../src/engine/fares/regions.ts";
import type { Finding } from "./finding.ts";
import { nameOf, type YearOfFlights } from "./year-of-flights.ts";

const NIGHT = { from: 60, to: 285 };
/** Where flying through the night is usual. */
const NIGHT_REGIONS: ReadonlySet<string> = new Set(["middleEast", "southAsia", "eastAsia", "southeastAsia"]);
const MOST_SHARE = 0.005;

/** Outside of Asia and the Gulf hardly any domestic flight leaves between one and a quarter to five. */
export function checkHours({ timetable, flights }: YearOfFlights): Finding {
  const countries = new Map(timetable.airports.map(({ code, country }) => [code, country]));
  const domestic = flights.filter(({ from, to }) => {
    const country = countries.get(from) ?? "";
    return country === countries.get(to) && !NIGHT_REGIONS.has(getRegion(country));
  });
  const atNight = domestic.filter(({ departsAtMinute }) => departsAtMinute >= NIGHT.from && departsAtMinute < NIGHT.to);
  const share = atNight.length / domestic.length;
  return {
    name: "domestic hours",
    figures: `${atNight.length} of ${domestic.length} domestic flights leave at night outside of Asia`,
    breaches: share <= MOST_SHARE ? [] : atNight.map(nameOf),
  };
}
