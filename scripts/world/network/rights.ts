import type { AirlineFact } from "../facts/airlines.ts";
import {
  AREAS,
  CLOSED_SKIES,
  DOMESTIC_AIRLINES,
  getArea,
  GROUP_HOMES,
  PAN_EUROPEAN_AIRLINES,
  PAN_EUROPEAN_COUNTRIES,
} from "../facts/country-rules.ts";

const SINGLE_MARKET = getArea("EU-EEA-CH");

/** Where pan-European airlines may fly from any of their bases, beyond the countries they are based in. */
const OPEN_TO_EUROPE: ReadonlySet<string> = new Set([...getArea("ECAA"), ...getArea("EU-OPEN"), ...getArea("EU-HORIZONTAL")]);

/** Low-cost airlines have bases in these, outside the Union. */
const COMMON_AVIATION_AREA = getArea("ECAA");

/** Countries where the airline is at home: its own or those of its group, and what belongs to them (`country-rules.csv`). */
export function homeCountries(airline: AirlineFact): ReadonlySet<string> {
  const certificates = GROUP_HOMES.get(airline.code) ?? [airline.country];
  const belonging = AREAS.filter(
    ({ home, members }) =>
      (home === "all" && members.some((member) => certificates.includes(member))) ||
      (home === "first" && certificates.includes(members[0] ?? "")),
  );
  return new Set([...certificates, ...belonging.flatMap(({ members }) => members)]);
}

/**
 * Whether the airline may fly between two countries (or inside one) without a fifth freedom: skies are open, and one end is
 * home, or the single market or the pan-European rule covers both.
 */
export function mayFly(airline: AirlineFact, homes: ReadonlySet<string>, from: string, to: string): boolean {
  if (areSkiesClosed(from, to, airline.country)) return false;
  if (DOMESTIC_AIRLINES.has(airline.code) && (from !== airline.country || to !== airline.country)) return false;
  if (homes.has(from) || homes.has(to)) return true;
  if (SINGLE_MARKET.has(airline.country) && SINGLE_MARKET.has(from) && SINGLE_MARKET.has(to)) return true;
  return PAN_EUROPEAN_AIRLINES.has(airline.code) && isPanEuropean(from, to);
}

function isPanEuropean(from: string, to: string): boolean {
  const based = (country: string): boolean => PAN_EUROPEAN_COUNTRIES.has(country) || COMMON_AVIATION_AREA.has(country);
  const open = (country: string): boolean => based(country) || OPEN_TO_EUROPE.has(country);
  return (based(from) && open(to)) || (based(to) && open(from));
}

function areSkiesClosed(from: string, to: string, airlineCountry: string): boolean {
  const between = (a: string, b: string): boolean => {
    const shutOut = CLOSED_SKIES.get(a);
    return shutOut !== undefined && (shutOut.has("*") || shutOut.has(b));
  };
  return between(from, to) || between(to, from) || between(from, airlineCountry) || between(to, airlineCountry);
}
