import { kmBetween, unitVectors } from "../../timetable/great-circle.ts";
import type { World, WorldAirline, WorldAirport, WorldFlight } from "../../timetable/world.ts";
import { MARKET_AIRPORTS } from "./places.ts";

/** Real places with a made-up timetable, for tests: enough airlines, aircraft and flights to price the markets of `markets.ts`. */

const airline = (
  code: string,
  country: string,
  model: WorldAirline["model"],
  cabins: string,
  partners: readonly number[] = [],
): WorldAirline => ({
  code,
  name: code,
  country,
  alliance: null,
  model,
  cabins,
  colour: "#000000",
  tail: "#000000",
  partners,
});

/** Two network airlines and a leisure one that are partners, a bare-seat one, a low-cost one, and a network airline on its own. */
const AIRLINES = [
  airline("AA", "US", "network", "MWCF", [1, 2, 3]),
  airline("BA", "GB", "network", "MWCF"),
  airline("DE", "DE", "leisure", "MWC"),
  airline("F9", "US", "lowcost", "M"),
  airline("U2", "GB", "lowcost", "M"),
  airline("UA", "US", "network", "MWC"),
];

const AIRCRAFT = [
  { name: "Airbus A320neo", seats: { M: 150, W: 0, C: 12, F: 0 }, co2KgPerSeatKm: 0.063 },
  { name: "Boeing 777-300ER", seats: { M: 268, W: 30, C: 46, F: 8 }, co2KgPerSeatKm: 0.081 },
];
const WIDEBODY_KM = 3900;
const DEPARTURE_HOURS = [3, 9, 13, 18, 21];

const AIRPORTS: readonly WorldAirport[] = MARKET_AIRPORTS.map(([code, country, latitude, longitude]) => ({
  code,
  name: code,
  city: code,
  country,
  zone: "UTC",
  latitude,
  longitude,
  mppa: 10,
  minConnection: { domestic: 45, mixed: 60, international: 60 },
})).sort((a, b) => (a.code < b.code ? -1 : 1));
const VECTORS = unitVectors(AIRPORTS);

/** The index of an airport in a small world. @throws RangeError when it has none of that code. */
export function airportIndex(code: string): number {
  const index = AIRPORTS.findIndex((airport) => airport.code === code);
  if (index < 0) throw new RangeError(`The small world has no airport ${code}.`);
  return index;
}

function flightsBetween(from: number, to: number, airlines: readonly number[]): WorldFlight[] {
  const km = kmBetween(VECTORS, from, to);
  return airlines.flatMap((carrier) =>
    DEPARTURE_HOURS.map((hour, place) => ({
      from,
      to,
      airline: carrier,
      number: 100 + place,
      operatedBy: carrier,
      aircraft: km > WIDEBODY_KM ? 1 : 0,
      departsAtMinute: hour * 60,
      blockMinutes: Math.round(30 + km / 13.5),
      weekdays: 127,
      season: "year" as const,
      codeshares: [],
    })),
  );
}

/** @param pairs codes of airports with the airlines, by index and rising, that fly between them five times a day in this direction. */
export function smallWorld(pairs: readonly (readonly [from: string, to: string, airlines: readonly number[]])[]): World {
  const flights = pairs.flatMap(([from, to, airlines]) => flightsBetween(airportIndex(from), airportIndex(to), airlines));
  return {
    version: "small",
    airports: AIRPORTS,
    metros: [],
    airlines: AIRLINES,
    aircraft: AIRCRAFT,
    flights: flights.sort((a, b) => a.from - b.from || a.to - b.to),
  };
}
