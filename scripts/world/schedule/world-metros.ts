import type { WorldMetro } from "../../../src/engine/timetable/world.ts";
import type { PlannedAirport } from "../network/plan.ts";
import { listMetros } from "../places/metros.ts";

/** The metropolitan areas of the served airports, in the order of their codes. */
export function worldMetros(airports: readonly PlannedAirport[]): readonly WorldMetro[] {
  const indices = new Map(airports.map(({ code }, index) => [code, index]));
  return listMetros(airports).map(({ code, city, country, airports: codes }) => ({
    code,
    city,
    country,
    airports: codes.flatMap((airport) => indices.get(airport) ?? []),
  }));
}
