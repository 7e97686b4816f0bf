import { counted } from "../../../src/core/kernel/index.ts";
import { DESTINATIONS } from "../facts/destinations.ts";
import { FEWEST_HOTELS, MOST_HOTELS } from "../hotels/cities/hotel-count.ts";
import type { Finding } from "./finding.ts";
import type { HotelCensus } from "./hotel-census.ts";

const FEWEST_IN_ALL = 60_000;
/** The ten destinations of the greatest weight have about the most. */
const GREAT = 10;
const FEWEST_IN_GREAT = 300;

/** There are enough hotels, 15 to 400 in each city, and every destination has some. */
export function checkHotelCounts({ cities, hotels, perCity }: HotelCensus): Finding {
  const counts = new Map(cities.flatMap(({ codes }, index) => codes.map((code) => [code, perCity[index]?.length ?? 0] as const)));
  const great = [...DESTINATIONS].sort((a, b) => b.hotelWeight - a.hotelWeight).slice(0, GREAT);
  const wrongCities = cities.flatMap(({ id, name }, index) => {
    const count = perCity[index]?.length ?? 0;
    return count >= FEWEST_HOTELS && count <= MOST_HOTELS ? [] : [`${name} (${id}) has ${counted(count, "hotel")}`];
  });
  return {
    name: "hotel counts",
    figures: `${hotels.length} hotels in ${cities.length} cities, ${great.map(({ code }) => `${code} ${counts.get(code) ?? 0}`).join(", ")}`,
    breaches: [
      ...(hotels.length < FEWEST_IN_ALL ? [`${hotels.length} hotels are fewer than ${FEWEST_IN_ALL}`] : []),
      ...wrongCities,
      ...DESTINATIONS.filter(({ code }) => !counts.has(code)).map(({ code, city }) => `${code} ${city} has no hotels`),
      ...great
        .filter(({ code }) => (counts.get(code) ?? 0) < FEWEST_IN_GREAT)
        .map(({ code }) => `${code} has only ${counted(counts.get(code) ?? 0, "hotel")}`),
    ],
  };
}
