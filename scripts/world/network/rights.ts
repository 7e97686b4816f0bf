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

const hasBases = (country: string): boolean => PAN_EUROPEAN_COUNTRIES.has(country) || COMMON_AVIATION_AREA.has(country);
const isOpen = (country: string): boolean => hasBases(country) || OPEN_TO_EUROPE.has(country);

const isPanEuropean = (from: string, to: string): boolean => (hasBases(from) && isOpen(to)) || (hasBases(to) && isOpen(from));

const shutsOut = (closed: string, other: string): boolean => {
  const shutOut = CLOSED_SKIES.get(closed);
  return shutOut !== undefined && (shutOut.has("*") || shutOut.has(other));
};

const areSkiesClosed = (from: string, to: string, airlineCountry: string): boolean =>
  shutsOut(from, to) || shutsOut(to, from) || shutsOut(from, airlineCountry) || shutsOut(to, airlineCountry);
