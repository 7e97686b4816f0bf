import type { World, WorldAirline, WorldAirport, WorldFlight } from "../../timetable/world.ts";
import { MARKET_AIRPORTS } from "./places.ts";

/** A real place with a made-up timetable, for tests: enough airlines, aircraft and flights to price the markets of `markets.ts`. */

const airline = (code: string, country: string, model: WorldAirline["model"], cabins: string): WorldAirline => ({
  code,
  name: code,
  country,
  alliance: null,
  model,
  cabins,
  colour: "#000000",
  tail: "#000000",
  partners: [],
});

/** Two network airlines, a low-cost one, a leisure one and a bare-seat one. */
const AIRLINES = [
  airline("AA", "US", "network", "MWCF"),
  airline("BA", "GB", "network", "MWCF"),
  airline("DE", "DE", "leisure", "MWC"),
  airline("F9", "US", "lowcost", "M"),
  airline("U2", "GB", "lowcost", "M"),
];

const AIRCRAFT = [
  { name: "Airbus A320neo", seats: { M: 150, W: 0, C: 12, F: 0 }, co2KgPerSeatKm: 0.063 },
  { name: "Boeing 777-300ER", seats: { M: 268, W: 30, C: 46, F: 8 }, co2KgPerSeatKm: 0.081 },
];

const LONG_HAUL_MINUTES = 330;

function flightsBetween(from: number, to: number, airlines: readonly number[], blockMinutes: number): WorldFlight[] {
  return airlines.flatMap((carrier) =>
    [3, 9, 13, 18, 21].map((hour, place) => ({
      from,
      to,
      airline: carrier,
      number: 100 + place,
      operatedBy: carrier,
      aircraft: blockMinutes > LONG_HAUL_MINUTES ? 1 : 0,
      departsAtMinute: hour * 60,
      blockMinutes,
      weekdays: 127,
      season: "year" as const,
      codeshares: [],
    })),
  );
}

const airport = ([code, country, latitude, longitude]: (typeof MARKET_AIRPORTS)[number]): WorldAirport => ({
  code,
  name: code,
  city: code,
  country,
  zone: "UTC",
  latitude,
  longitude,
  mppa: 10,
  minConnection: { domestic: 45, mixed: 60, international: 60 },
});

/** @param pairs codes of airports with the airlines (places in `AIRLINES`) that fly between them, in this direction. */
export function smallWorld(
  pairs: readonly (readonly [from: string, to: string, airlines: readonly number[], blockMinutes: number])[],
): World {
  const airports = MARKET_AIRPORTS.map(airport);
  const indexOf = (code: string): number => airports.findIndex((candidate) => candidate.code === code);
  return {
    version: "small",
    airports,
    metros: [],
    airlines: AIRLINES,
    aircraft: AIRCRAFT,
    flights: pairs.flatMap(([from, to, airlines, minutes]) => flightsBetween(indexOf(from), indexOf(to), airlines, minutes)),
  };
}
