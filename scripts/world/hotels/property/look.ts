import type { HotelLook } from "../../../../src/core/hotels/index.ts";
import type { Chance, Weights } from "./chance.ts";
import type { House } from "./house.ts";

type Building = HotelLook["building"];

/** When buildings of a kind were put up: none before, half after the second year, the last of them now. */
const BUILT: Readonly<Record<Building, readonly [number, number]>> = {
  tower: [1962, 1998],
  brownstone: [1865, 1905],
  resort: [1968, 1999],
  lodge: [1910, 1985],
  inn: [1900, 1988],
  motel: [1952, 1976],
  grand: [1862, 1908],
  apartment: [1955, 1999],
};
const LAST_YEAR = 2025;
/** Old styles ended; what is younger is built in another. */
const ENDED: Partial<Record<Building, number>> = { brownstone: 1935, grand: 1938, motel: 2005 };

export interface Look {
  readonly building: Building;
  readonly builtYear: number;
  /** Whether rooms and lobby are furnished in today's way. */
  readonly isModern: boolean;
}

/** The building, its age and its furniture, such as fit its kind, stars and surroundings. */
export function lookOf(house: House, chance: Chance): Look {
  const building = buildingOf(house, chance);
  const builtYear = yearOf(building, chance);
  const renewed = 0.2 + house.stars * 0.07;
  const isModern = builtYear >= 2004 || (building !== "grand" && chance.is(builtYear < 1940 ? renewed / 2 : renewed));
  return { building, builtYear, isModern };
}

function buildingOf(house: House, chance: Chance): Building {
  const { kind, setting } = house;
  if (kind === "resort") return setting === "city" || chance.is(0.12) ? "tower" : "resort";
  if (kind === "lodge" || kind === "motel") return kind;
  const isTown = setting === "city";
  if (kind === "aparthotel") return isTown && house.roomCount > 40 && chance.is(0.4) ? "tower" : "apartment";
  if (kind === "hotel") return isTown ? townHotel(house, chance) : roadHotel(house, chance);
  if (kind === "hostel") return chance.oneOf(isTown && hasOldStreets(house) ? TOWN_HOUSES : OTHER_HOUSES);
  return isTown && hasOldStreets(house) && chance.is(0.5) ? "brownstone" : "inn";
}

const TOWN_HOUSES: Weights<Building> = [
  ["apartment", 5],
  ["brownstone", 4],
];
const OTHER_HOUSES: Weights<Building> = [
  ["apartment", 3],
  ["inn", 4],
];

const OLD_TOWNS = ["europe", "north_america", "latin_america", "caribbean"];
const hasOldStreets = ({ input, traits: { habits, isGetaway } }: House): boolean =>
  OLD_TOWNS.includes(habits) && input.distanceMetres < (habits === "europe" ? 3000 : 1800) && !(isGetaway && habits === "north_america");

/** A tower needs rooms enough to fill it. */
const isLarge = ({ roomCount }: House): boolean => roomCount >= 60;

const roadHotel = (house: House, chance: Chance): Building => (isLarge(house) && chance.is(0.6) ? "tower" : "inn");

function townHotel(house: House, chance: Chance): Building {
  const old = house.traits.habits === "europe" ? 0.55 : 0.25;
  if (hasOldStreets(house) && chance.is(old)) return house.stars >= 4 && chance.is(0.6) ? "grand" : "brownstone";
  return isLarge(house) || chance.is(0.5) ? "tower" : "apartment";
}

/** Half of them before the middle year of their building, and half after. */
function yearOf(building: Building, chance: Chance): number {
  const [first, middle] = BUILT[building];
  const last = ENDED[building] ?? LAST_YEAR;
  return chance.is(0.5) ? chance.between(first, middle) : chance.between(middle, last);
}
