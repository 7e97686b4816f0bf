import type { PlaceCode } from "../../../../core/kernel/index.ts";
import type { Place, SuggestedPlace } from "../../../../core/places/index.ts";
import type { Suggester, Timetable } from "../../../../engine/index.ts";

/** The places of the embedded world by their codes. */
export interface PlaceBook {
  find(code: string): Place | null;
  suggest(keyword: string, limit: number): readonly SuggestedPlace[];
  /** Indices of the airports that a code means: one, or all of a metropolitan area; none for an unknown code. */
  airportsOf(code: string): readonly number[];
  /** Whether an airport is the place that a code means, or one of those that it holds. */
  isAt(airport: string, code: string): boolean;
  /** Whether an airport of one code lies in the same area as one of the other. */
  isOneCity(one: string, other: string): boolean;
  /** Of a metropolitan area the zone of its biggest airport. */
  zoneOf(code: string): string | null;
}

const place = ({ code, city }: { readonly code: string; readonly city: string }): Place => ({ code: code as PlaceCode, city });

/** Airports and metropolitan areas; where both have one code (as with `BER` or `OSL`), the area wins: it holds the airport. */
export function createPlaceBook(timetable: Pick<Timetable, "airports" | "metros" | "ground">, suggester: Suggester): PlaceBook {
  const airports = new Map(timetable.airports.map(({ code }, index): [string, readonly number[]] => [code, [index]]));
  for (const metro of timetable.metros) airports.set(metro.code, metro.airports);
  const airportsOf = (code: string) => airports.get(code) ?? [];
  const described = (found: Place): SuggestedPlace => {
    const members = airportsOf(found.code).map((index) => timetable.airports[index]);
    return {
      ...found,
      airportName: members.length === 1 ? (members[0]?.name ?? null) : null,
      airports: members.length,
      country: members[0]?.country ?? "",
    };
  };
  return {
    find: (code) => {
      const found = suggester.find(code);
      return found && place(found);
    },
    suggest: (keyword, limit) => suggester.suggest(keyword, limit).map(place).map(described),
    airportsOf,
    isAt: (airport, code) => airportsOf(code).some((index) => timetable.airports[index]?.code === airport),
    isOneCity: (one, other) => {
      const areas = new Set(airportsOf(one).map((index) => timetable.ground.area[index]));
      return airportsOf(other).some((index) => areas.has(timetable.ground.area[index]));
    },
    zoneOf: (code) => timetable.airports[airportsOf(code)[0] ?? -1]?.zone ?? null,
  };
}
