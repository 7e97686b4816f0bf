import { getRegion, type Region } from "../../../src/engine/fares/regions.ts";
import { DESTINATIONS } from "../facts/destinations.ts";
import type { PlannedAirport } from "../network/plan.ts";

/** Regions of long-haul habits: as those of fares, with the West Coast and Hawaii apart from the rest of North America. */
export type Area = Region | "westCoast" | "hawaii";

const WEST_COAST_LONGITUDE = -110;

/** What an airport's area follows from. */
export type Located = Pick<PlannedAirport, "country" | "latitude" | "longitude">;

export function areaOf({ country, latitude, longitude }: Located): Area {
  const region = getRegion(country);
  if (region !== "northAmerica" || longitude > WEST_COAST_LONGITUDE) return region;
  return latitude < 23.5 ? "hawaii" : "westCoast";
}

/** Beaches without a big city: whoever lands there is on holiday. Florida's airports count although cities. */
const RESORTS: ReadonlySet<string> = new Set([
  ...DESTINATIONS.filter(({ themes }) => themes.includes("beach") && !themes.includes("city")).map(({ mainAirport }) => mainAirport),
  ..."MCO MIA FLL TPA SFB PIE PGD TFN SPC FNC".split(" "),
]);

export const isResort = ({ code }: PlannedAirport): boolean => RESORTS.has(code);

/** Warm in the northern winter: the Caribbean, Florida, the Canaries, the Red Sea, the tropics. */
export const isWinterSun = (airport: PlannedAirport): boolean => isResort(airport) && Math.abs(airport.latitude) < 30;

/** Warm in the northern summer: the Mediterranean and the like. */
export const isSummerSun = (airport: PlannedAirport): boolean => isResort(airport) && airport.latitude >= 30;

/** Where winters are long enough to fly away from them. */
export const isCold = ({ latitude }: PlannedAirport): boolean => Math.abs(latitude) > 43;
