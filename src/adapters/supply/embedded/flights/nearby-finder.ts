import { airportsNear, type LocatedAirport } from "../../../../core/flights/index.ts";
import { once, type PlaceCode } from "../../../../core/kernel/index.ts";
import type { Timetable } from "../../../../engine/index.ts";
import type { FlightSupply } from "../../../../usecases/ports/flight-supply.ts";
import type { Parts } from "./parts.ts";

/** Finds the airports near to the ends of a trip: makes the list of airports once, when it is first asked for. */
export function createNearbyFinder({ timetable, places }: Pick<Parts, "timetable" | "places">): FlightSupply["nearbyAirports"] {
  const located = once(() => locate(timetable));
  const flownFrom = once(() => located().filter((_, airport) => isFlownFrom(timetable, airport)));
  const airportsOf = (code: string) => places.airportsOf(code).flatMap((airport) => located()[airport] ?? []);
  return ({ from, to }) => {
    const [source, destination] = [airportsOf(from.code), airportsOf(to.code)];
    return { source: airportsNear(source, destination, flownFrom()), destination: airportsNear(destination, source, flownFrom()) };
  };
}

const locate = ({ airports }: Timetable): readonly LocatedAirport[] =>
  airports.map(({ code, city, country, latitude, longitude }) => ({
    place: { code: code as PlaceCode, city },
    country,
    latitude,
    longitude,
  }));

const isFlownFrom = ({ edges: { outFirst } }: Timetable, airport: number): boolean =>
  (outFirst[airport] ?? 0) < (outFirst[airport + 1] ?? 0);
