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
  readonly country: string;
  /** Million passengers a year. */
  readonly mppa: number;
}

/**
 * Metropolitan areas with service, in the order of their codes: those of `data/destinations.csv`, which know best which
 * airports a traveler means, then those of `iata-city-codes`, whose names are fields' names and of which some stand in a wrong
 * country (Tenerife in Russia), so that the biggest airport says city and country. A code that is a served airport's too is left to the airport.
 */
export function listMetros(served: readonly ServedAirport[]): readonly Metro[] {
  const byCode = new Map(served.map((airport) => [airport.code, airport]));
  const metros = new Map<string, Metro>();
  for (const { code, named, airports } of [...typedAreas(), ...packagedAreas()]) {
    const open = [...new Set(airports)].flatMap((airport) => byCode.get(airport) ?? []).sort((a, b) => b.mppa - a.mppa);
    const [biggest] = open;
    if (biggest === undefined || byCode.has(code) || metros.has(code)) continue;
    const { city, country } = named ?? biggest;
    metros.set(code, { code, city, country, airports: open.map((airport) => airport.code) });
  }
  return [...metros.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

interface Area extends Pick<Metro, "code" | "airports"> {
  /** Null where its biggest airport says it. */
  readonly named: Pick<Metro, "city" | "country"> | null;
}

const typedAreas = (): readonly Area[] =>
  DESTINATIONS.filter(({ code, airports }) => !airports.includes(code)).map(({ code, city, country, airports }) => ({
    code,
    named: { city, country },
    airports,
  }));

const packagedAreas = (): readonly Area[] =>
  getAllMultiAirportCities().map(({ code, airports }) => ({
    code,
    named: null,
    airports: airports.flatMap(({ iata, aliasOf }) => (aliasOf === undefined ? [iata] : [])),
  }));
