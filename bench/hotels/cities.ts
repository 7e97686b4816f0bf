/** The world and the questions of the benchmark of hotels. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { METRES_PER_MILE, RADIUS_MILES } from "../../src/core/hotels/index.ts";
import { seeded } from "../../src/core/kernel/index.ts";
import type { HotelQuery } from "../../src/engine/hotels/search/index.ts";
import { decodeHotelWorld, encodeHotelWorld, type HotelTables } from "../../src/engine/hotels/world/index.ts";
import { randomHotelWorld } from "../../src/engine/hotels/world/testing/index.ts";

const HOTEL_FILE = join(import.meta.dirname, "../../build/world/hotels.bin");
const CITIES = 10;
/** 2027-01-10. */
const TODAY = 20_833;
/** How far from the middle of a city people look from, in degrees of latitude: five kilometres. */
const AROUND = 0.045;

/** The built world; where there is none, a random one of its size. */
export function loadWorld(): { readonly tables: HotelTables; readonly source: string } {
  if (existsSync(HOTEL_FILE)) return { tables: decodeHotelWorld(new Uint8Array(readFileSync(HOTEL_FILE))), source: "built world" };
  const world = randomHotelWorld({ seed: 1, cityCount: 400, hotelsPerCity: 380, spreadDegrees: 0.1, region: "anywhere" });
  return { tables: decodeHotelWorld(encodeHotelWorld(world)), source: "random world" };
}

export interface BenchCity {
  readonly name: string;
  readonly hotels: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The cities with most hotels, and of as many the more populous. */
export function largestCities({ cities, firstOfCity }: HotelTables): BenchCity[] {
  return cities
    .map((city, index) => ({ ...city, hotels: (firstOfCity[index + 1] as number) - (firstOfCity[index] as number) }))
    .sort((a, b) => b.hotels - a.hotels || b.population - a.population)
    .slice(0, CITIES);
}

/** Questions around a city: every radius in turn, one room or several, soon or late, for one night to two weeks or for `nights`. */
export function questionsAround({ latitude, longitude }: BenchCity, count: number, nights?: number): HotelQuery[] {
  const dice = seeded(11);
  const aside = (): number => ((dice.below(2001) - 1000) / 1000) * AROUND;
  return Array.from({ length: count }, (_, nth) => {
    const adults = 1 + dice.below(4);
    return {
      latitude: latitude + aside(),
      longitude: longitude + aside() / Math.cos((latitude * Math.PI) / 180),
      radiusMetres: (RADIUS_MILES[nth % RADIUS_MILES.length] ?? 10) * METRES_PER_MILE,
      limit: 500,
      firstNight: TODAY + 1 + dice.below(300),
      nights: nights ?? 1 + dice.below(14),
      guests: { adults, children: dice.below(3), infants: 0, rooms: 1 + dice.below(Math.min(2, adults)) },
      today: TODAY,
      nowMinute: 600,
    };
  });
}
