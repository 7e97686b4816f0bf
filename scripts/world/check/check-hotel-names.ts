import { fold } from "../../../src/core/kernel/index.ts";
import { isDenied } from "../hotels/naming/denied-names.ts";
import type { Finding } from "./finding.ts";
import type { HotelCensus } from "./hotel-census.ts";

/** The same name in more cities than this would look like a chain. */
const MOST_NAMESAKES = 5;
/** What a pattern leaves behind when a word is missing. */
const UNFINISHED = /[{}]|undefined|^\s|\s$|\s\s/;

/** Ids are unique, names too within a city and nearly so in the world, and none is a brand's or a famous house's. */
export function checkHotelNames({ cities, hotels, perCity }: HotelCensus): Finding {
  const ids = repeated(hotels.map(({ id }) => id));
  const labels = repeated(cities.map(({ name, region, country }) => [name, region, country].join(", ")));
  const inCities = perCity.flatMap((houses, index) =>
    repeated(houses.map(({ name }) => fold(name))).map(([name]) => `${name} is twice in ${cities[index]?.name}`),
  );
  const namesakes = repeated(hotels.map(({ name }) => fold(name)));
  return {
    name: "hotel names",
    figures: `${namesakes.length} names are given more than once, at most ${Math.max(1, ...namesakes.map(([, count]) => count))} times`,
    breaches: [
      ...ids.map(([id]) => `${id} is given twice`),
      ...labels.map(([label]) => `two cities are ${label}`),
      ...inCities,
      ...namesakes.filter(([, count]) => count > MOST_NAMESAKES).map(([name, count]) => `${name} is given ${count} times`),
      ...hotels.filter(({ name }) => isDenied(name)).map(({ id, name }) => `${id} ${name} belongs to somebody`),
      ...hotels
        .filter(({ name, street }) => UNFINISHED.test(name) || UNFINISHED.test(street))
        .map(({ id, name, street }) => `${id} "${name}", "${street}" is unfinished`),
    ],
  };
}

function repeated(values: readonly string[]): readonly (readonly [value: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1);
}
