import { getAllMultiAirportCities } from "iata-city-codes";
import { DESTINATIONS } from "../facts/destinations.ts";

/** A metropolitan area that is sold under one code: `NYC` is JFK, EWR and LGA. */
interface Metro {
  readonly code: string;
  readonly city: string;
  readonly country: string;
  /** Codes of its airports with service, biggest first. */
  readonly airports: readonly string[];
}

interface ServedAirport {
  readonly code: string;
  readonly city: string;
  /** Million passengers a year. */
  readonly mppa: number;
}

/**
 * Metropolitan areas with service, in the order of their codes: those of `data/destinations.csv`, which know best which
 * airports a traveler means, then those of `iata-city-codes`, whose names are fields' names, so that the city of the biggest
 * airport names the area. A code that is a served airport's too is left to the airport.
 */
export function listMetros(served: readonly ServedAirport[]): readonly Metro[] {
  const byCode = new Map(served.map((airport) => [airport.code, airport]));
  const metros = new Map<string, Metro>();
  for (const { code, city, country, airports } of [...typedAreas(), ...packagedAreas()]) {
    const open = [...new Set(airports)].flatMap((airport) => byCode.get(airport) ?? []).sort((a, b) => b.mppa - a.mppa);
    const [biggest] = open;
    if (biggest === undefined || byCode.has(code) || metros.has(code)) continue;
    metros.set(code, { code, city: city ?? biggest.city, country, airports: open.map((airport) => airport.code) });
  }
  return [...metros.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

type Area = Omit<Metro, "city"> & { readonly city: string | null };

const typedAreas = (): readonly Area[] => DESTINATIONS.filter(({ code, airports }) => !airports.includes(code));

const packagedAreas = (): readonly Area[] =>
  getAllMultiAirportCities().map(({ code, countryCode, airports }) => ({
    code,
    city: null,
    country: countryCode,
    airports: airports.flatMap(({ iata, aliasOf }) => (aliasOf === undefined ? [iata] : [])),
  }));
