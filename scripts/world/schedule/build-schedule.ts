import { createHash } from "node:crypto";
import type { World, WorldAirport } from "../../../src/engine/timetable/world.ts";
import type { NetworkPlan, PlannedAirport } from "../network/plan.ts";
import { partnerNumbers, stationsOf } from "./codeshares.ts";
import { NumberBook } from "./flight-numbers.ts";
import { minConnectionOf } from "./min-connection.ts";
import { numberRotations } from "./numbered-rotations.ts";
import { planRotations, type Rotation } from "./rotations.ts";
import { scheduleRoutes } from "./schedule-routes.ts";
import { type SoldRotation, worldFlights } from "./world-flights.ts";
import { worldAirlines } from "./world-airlines.ts";
import { worldMetros } from "./world-metros.ts";

/** Turns a plan into a timetable. Always the same world for the same plan. A carrier whose aircraft cannot fly a route is left out. */
export function buildSchedule(plan: NetworkPlan): World {
  const sold = sellRotations(scheduleRoutes(plan).flatMap(planRotations), plan);
  const airports = servedAirports(sold, plan);
  const airlines = worldAirlines(airlineCodes(sold));
  const content = {
    airports: airports.map(worldAirport),
    metros: worldMetros(airports),
    airlines,
    ...worldFlights(sold, airports, airlines),
  };
  return { version: versionOf(content), ...content };
}

const worldAirport = ({ code, name, city, country, zone, latitude, longitude, mppa }: PlannedAirport): WorldAirport => ({
  code,
  name,
  city,
  country,
  zone,
  latitude,
  longitude,
  mppa,
  minConnection: minConnectionOf({ code, mppa }),
});

/** Numbers the rotations of every airline, and then those that its partners sell. */
function sellRotations(rotations: readonly Rotation[], plan: NetworkPlan): readonly SoldRotation[] {
  const byAirline = Map.groupBy(rotations, ({ route }) => route.airline.code);
  const books = new Map([...byAirline.keys()].map((code) => [code, new NumberBook()]));
  const numbered = [...byAirline].flatMap(([code, own]) => numberRotations(own, books.get(code) ?? new NumberBook()));
  const stations = stationsOf(plan);
  return numbered.map((rotation) => ({ ...rotation, codeshares: partnerNumbers(rotation.rotation, stations, books) }));
}

function servedAirports(sold: readonly SoldRotation[], { airports }: NetworkPlan): readonly PlannedAirport[] {
  const served = new Set(sold.flatMap(({ rotation }) => [rotation.out.from.code, rotation.out.to.code]));
  return airports.filter(({ code }) => served.has(code));
}

const airlineCodes = (sold: readonly SoldRotation[]): ReadonlySet<string> =>
  new Set(
    sold.flatMap(({ rotation, codeshares }) => [
      rotation.route.airline.code,
      rotation.operator.code,
      ...codeshares.map(({ airline }) => airline),
    ]),
  );

/** Twelve characters of a hash over everything. */
const versionOf = (content: Omit<World, "version">): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
