import { describeProperty, type PropertyCity, type PropertyFacts, type PropertyInput } from "../property.ts";

const city = (
  [id, name, country, regionCode]: readonly [number, string, string, string],
  [latitude, longitude, elevationMetres]: readonly [number, number, number],
  population: number,
  hotelWeight: number,
  themes: string,
): PropertyCity => ({
  id,
  name,
  country,
  regionCode,
  latitude,
  longitude,
  elevationMetres,
  population,
  hotelWeight,
  isDestination: hotelWeight > 0,
  themes: themes.split(" ").filter(Boolean),
});

/** Towns of every sort: large and small, hot and cold, by the sea and in the mountains. */
export const SAMPLE_CITIES = {
  newYork: city([5128581, "New York", "US", "NY"], [40.71, -74.01, 10], 8_175_133, 10, "city culture family nightlife romance"),
  lasVegas: city([5506956, "Las Vegas", "US", "NV"], [36.17, -115.14, 613], 623_747, 10, "city nightlife family"),
  aspen: city([5412230, "Aspen", "US", "CO"], [39.19, -106.82, 2405], 6_871, 2.5, "ski romance"),
  tulsa: city([4553433, "Tulsa", "US", "OK"], [36.15, -95.99, 214], 403_505, 0, ""),
  toronto: city([6167865, "Toronto", "CA", "08"], [43.7, -79.42, 175], 2_731_571, 8, "city culture family"),
  cancun: city([3531673, "Cancun", "MX", "23"], [21.17, -86.85, 7], 542_043, 9, "beach family nightlife romance"),
  puntaCana: city([3494242, "Punta Cana", "DO", "11"], [18.58, -68.4, 10], 100_023, 7, "beach family romance"),
  paris: city([2988507, "Paris", "FR", "11"], [48.85, 2.35, 42], 2_138_551, 10, "city culture romance nightlife family"),
  poitiers: city([2986495, "Poitiers", "FR", "75"], [46.58, 0.34, 75], 85_960, 0, ""),
  zermatt: city([2657928, "Zermatt", "CH", "VS"], [46.02, 7.75, 1616], 5_759, 1, "ski nature"),
  mumbai: city([1275339, "Mumbai", "IN", "16"], [19.07, 72.88, 14], 12_691_836, 3.2, "city culture nightlife"),
  surat: city([1255364, "Surat", "IN", "09"], [21.2, 72.83, 19], 2_894_504, 0, ""),
  chengdu: city([1815286, "Chengdu", "CN", "32"], [30.67, 104.07, 500], 7_415_590, 0.8, "city culture"),
  zibo: city([1785286, "Zibo", "CN", "25"], [36.79, 118.06, 33], 1_107_000, 0, ""),
  tokyo: city([1850147, "Tokyo", "JP", "40"], [35.69, 139.69, 40], 8_336_599, 8, "city culture nightlife family"),
  dubai: city([292223, "Dubai", "AE", "03"], [25.08, 55.31, 5], 3_478_300, 6.5, "city beach family nightlife romance"),
  sydney: city([2147714, "Sydney", "AU", "02"], [-33.87, 151.21, 58], 4_627_345, 4.5, "beach city culture nightlife family"),
  lagos: city([2332459, "Lagos", "NG", "05"], [6.45, 3.39, 11], 9_000_000, 0, ""),
} as const satisfies Readonly<Record<string, PropertyCity>>;

export interface SampleHotel extends PropertyInput {
  readonly facts: PropertyFacts;
}

const PER_CITY = 400;
const SPREAD = 2_654_435_761;

/** One hotel of a town: the nearer ones first, a third of those of a seaside town near the sea, every fortieth at the airport. */
export function sampleInput(town: PropertyCity, at: number): PropertyInput {
  const isSeaside = town.themes.includes("beach");
  return {
    city: town,
    distanceMetres: 200 + at * 35,
    surroundings: { coastMetres: isSeaside && at % 3 === 0 ? (at * 37) % 1500 : null, isAirport: at % 40 === 39 },
    ordinal: at + 1,
    rank: at,
    hotelCount: PER_CITY,
    seed: Math.imul(town.id + at, SPREAD) >>> 0,
  };
}

/** 400 hotels of each of the towns. */
export const sampleHotels = (towns: readonly PropertyCity[] = Object.values(SAMPLE_CITIES)): readonly SampleHotel[] =>
  towns.flatMap((town) =>
    Array.from({ length: PER_CITY }, (_, at) => {
      const input = sampleInput(town, at);
      return { ...input, facts: describeProperty(input) };
    }),
  );
