import { AIRPORT_SCORES } from "../../scripts/world/facts/airport-scores.ts";
import { DESTINATIONS } from "../../scripts/world/facts/destinations.ts";
import { loadAirports } from "../../scripts/world/places/load-airports.ts";
import type { WorldAirport, WorldMetro } from "../../src/engine/timetable/world.ts";

/** The places of the world without its flights: every airport with typed traffic, and the metropolitan areas of the destinations. */
interface PlaceWorld {
  readonly airports: readonly WorldAirport[];
  readonly metros: readonly WorldMetro[];
}

const NO_WAIT = { domestic: 0, mixed: 0, international: 0 };

/** Takes no world build: straight from the tables in `data/` and the airport packages. */
export async function placeWorld(): Promise<PlaceWorld> {
  const known = await loadAirports();
  const scores = AIRPORT_SCORES.filter(({ mppa }) => mppa > 0).toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const airports = scores.flatMap(({ code, mppa }): readonly WorldAirport[] => {
    const place = known.get(code);
    return place ? [{ ...place, mppa, minConnection: NO_WAIT }] : [];
  });
  const position = new Map(airports.map(({ code }, index) => [code, index]));
  const metros = DESTINATIONS.filter((destination) => destination.airports.length > 1).map(
    ({ code, city, country, airports: codes }): WorldMetro => ({
      code,
      city,
      country,
      airports: codes.flatMap((iata) => position.get(iata) ?? []),
    }),
  );
  return { airports, metros };
}
