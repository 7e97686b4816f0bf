import { addDays, daysBetween, type LocalDate } from "../../kernel/index.ts";
import { projectWorld } from "../../maps/index.ts";
import { regionOf } from "../../places/index.ts";
import type { ExploredPlace, ExploredTrip } from "../explore.ts";
import type { FoundPlace } from "./found-place.ts";
import { themesOf } from "./themes.ts";

/** Places as a page carries them: the day that the others are counted from, and a line a place. Two thousand of them are a few dozen kilobytes. */
export interface PackedPlaces {
  readonly firstDay: LocalDate;
  readonly lines: string;
}

/** Projects and packs places, in their order: the busiest first. */
export function packPlaces(places: readonly ExploredPlace[]): PackedPlaces {
  const days = places.flatMap(({ trips }) => trips.map(({ departureDate }) => departureDate));
  const firstDay = days.reduce<LocalDate>((first, day) => (first <= day ? first : day), days[0] ?? ("2000-01-01" as LocalDate));
  const lines = places.map(({ place, country, trips, ...at }) => {
    const { x, y } = projectWorld(at);
    const packed = trips.map((trip) => packTrip(trip, firstDay)).join(";");
    return [place.code, country, x.toFixed(1), y.toFixed(1), packed, place.city].join("|");
  });
  return { firstDay, lines: lines.join("\n") };
}

const packTrip = ({ departureDate, fare, minutes, stops, returnStops }: ExploredTrip, firstDay: LocalDate): string =>
  [daysBetween(firstDay, departureDate), fare.amountMinor, minutes, stops, ...(returnStops === null ? [] : [returnStops])].join(",");

/** The same places again, with region and themes: each once for every trip, the cheapest first. */
export function unpackPlaces({ firstDay, lines }: PackedPlaces): readonly FoundPlace[] {
  if (lines === "") return [];
  return lines.split("\n").flatMap((line) => {
    const [code = "", country = "", x, y, trips = "", ...city] = line.split("|");
    const place = { code, city: city.join("|"), country, x: Number(x), y: Number(y), region: regionOf(country), themes: themesOf(code) };
    return trips.split(";").map((trip, nth): FoundPlace => {
      const [day = 0, fareMinor = 0, minutes = 0, stops = 0, returnStops = null] = trip.split(",").map(Number);
      return { ...place, departureDate: addDays(firstDay, day), fareMinor, minutes, stops, returnStops, isCheapest: nth === 0 };
    });
  });
}
