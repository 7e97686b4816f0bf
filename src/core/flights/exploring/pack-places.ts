import { addDays, daysBetween, type LocalDate } from "../../kernel/index.ts";
import { projectWorld } from "../../maps/index.ts";
import { regionOf } from "../../places/index.ts";
import type { ExploredPlace } from "../explore.ts";
import type { FoundPlace } from "./found-place.ts";
import { themesOf } from "./themes.ts";

/** Places as a page carries them: the day that the others are counted from, and a line a place. Two thousand of them are a few dozen kilobytes. */
export interface PackedPlaces {
  readonly firstDay: LocalDate;
  readonly lines: string;
}

/** Projects and packs places, in their order: the busiest first. */
export function packPlaces(places: readonly ExploredPlace[]): PackedPlaces {
  const firstDay = places.reduce<LocalDate | null>((first, { departureDate: day }) => (first && first <= day ? first : day), null);
  const lines = places.map(({ place, country, departureDate, fare, stops, minutes, ...at }) => {
    const { x, y } = projectWorld(at);
    const day = daysBetween(firstDay ?? departureDate, departureDate);
    return [place.code, country, x.toFixed(1), y.toFixed(1), day, fare.amountMinor, stops, minutes, place.city].join("|");
  });
  return { firstDay: firstDay ?? ("2000-01-01" as LocalDate), lines: lines.join("\n") };
}

/** The same places again, with region and themes. */
export function unpackPlaces({ firstDay, lines }: PackedPlaces): readonly FoundPlace[] {
  if (lines === "") return [];
  return lines.split("\n").map((line) => {
    const [code = "", country = "", x, y, day, fare, stops, minutes, ...city] = line.split("|");
    return {
      code,
      city: city.join("|"),
      country,
      x: Number(x),
      y: Number(y),
      departureDate: addDays(firstDay, Number(day)),
      fareMinor: Number(fare),
      stops: Number(stops),
      minutes: Number(minutes),
      region: regionOf(country),
      themes: themesOf(code),
    };
  });
}
