import type { HotelKind, HotelLook } from "../../../../src/core/hotels/index.ts";
import type { Chance } from "./chance.ts";
import type { CityTraits } from "./city-traits.ts";
import { climateOf } from "./climate.ts";
import type { PropertyInput } from "./property.ts";

type Setting = HotelLook["setting"];

/** From here the sand is a short walk away. */
const BEACH_METRES = 600;
/** From here upper floors look over roofs to the sea. */
const SEA_VIEW_METRES = 900;
/** Where a town of `ROADSIDE_PEOPLE` ends and its roads begin; larger towns reach farther. */
const ROADSIDE_METRES = 5000;
const ROADSIDE_PEOPLE = 300_000;
const [SMALLEST_REACH, LARGEST_REACH] = [0.7, 2.8];

/** A shore is a beach where people come to swim, not a harbor front or one of ice. */
export function isOnBeach({ city, surroundings }: PropertyInput): boolean {
  const { coastMetres } = surroundings;
  if (coastMetres === null || coastMetres > BEACH_METRES || surroundings.isAirport) return false;
  return city.themes.includes("beach") || (climateOf(city) === "tropical" && city.population < 300_000);
}

export const seesTheSea = ({ surroundings }: PropertyInput): boolean =>
  surroundings.coastMetres !== null && surroundings.coastMetres <= SEA_VIEW_METRES;

/** Whether people drive to it, along the roads out of town. */
export function isRoadside({ city, distanceMetres }: PropertyInput): boolean {
  const reach = Math.cbrt(city.population / ROADSIDE_PEOPLE);
  return distanceMetres > ROADSIDE_METRES * Math.min(LARGEST_REACH, Math.max(SMALLEST_REACH, reach));
}

/** What lies around the hotel in its pictures. */
export function settingOf(input: PropertyInput, kind: HotelKind, traits: CityTraits, chance: Chance): Setting {
  if (input.surroundings.isAirport) return chance.is(0.8) ? "highway" : "city";
  if (isOnBeach(input)) return "beach";
  if (kind === "motel") return "highway";
  if (kind === "lodge") return lodgeSetting(traits, chance);
  if (traits.isMountain && chance.is(mountainShare(input, traits))) return "mountain";
  if (traits.climate === "arid" && chance.is(input.distanceMetres > 4000 ? 0.4 : 0.06)) return "desert";
  if (kind === "resort") return traits.climate === "arid" && chance.is(0.4) ? "desert" : "garden";
  return townSetting(input, kind, traits, chance);
}

function lodgeSetting({ isMountain, climate }: CityTraits, chance: Chance): Setting {
  if (isMountain) return "mountain";
  return climate === "arid" && chance.is(0.6) ? "desert" : "garden";
}

/** A ski town lies among mountains; a big city with mountains near has a few hotels below them. */
function mountainShare({ city, distanceMetres }: PropertyInput, { isSki }: CityTraits): number {
  if (city.population < 150_000) return isSki ? 0.8 : 0.4;
  return isSki && distanceMetres > 5000 ? 0.15 : 0;
}

function townSetting(input: PropertyInput, kind: HotelKind, { habits, isGetaway }: CityTraits, chance: Chance): Setting {
  const drives = habits === "north_america" || habits === "oceania";
  if (isRoadside(input) && chance.is(drives ? 0.55 : 0.2)) return "highway";
  const isSmall = kind === "guesthouse" || kind === "inn";
  const green = (isSmall ? 0.25 : 0.08) + (isGetaway ? 0.25 : 0) + (input.distanceMetres > 4000 ? 0.08 : 0);
  return chance.is(green) ? "garden" : "city";
}
