import type { HotelKind, HotelLook } from "../../../../src/core/hotels/index.ts";
import { fold } from "../../../../src/core/kernel/index.ts";
import { chanceOf } from "../../schedule/chance.ts";
import type { HotelCity } from "../cities/hotel-city.ts";
import { type Draws, drawsOf } from "../positions/draws.ts";
import { isDenied } from "./denied-names.ts";
import type { HouseLanguage, StreetLanguage, WordGroup } from "./language.ts";
import { namingOf } from "./languages/by-country.ts";

/** Gives names that belong to nobody: each once in a city, hardly ever again in the world. */
export interface Namer {
  forCity(city: HotelCity): CityNamer;
}

interface CityNamer {
  next(hotel: NamedHotel): { readonly name: string; readonly street: string };
}

interface NamedHotel {
  readonly kind: HotelKind;
  readonly stars: number;
  /** Straight line to the sea; null when it is far. */
  readonly coastMetres: number | null;
  readonly climate: HotelLook["climate"];
  readonly setting: HotelLook["setting"];
}

/** The same name in this many cities of the world, at most. */
const MOST_NAMESAKES = 3;
const TRIES = 60;
const GRAND_STARS = 5;
const WORD = 2 ** 32;
/** Nearer than this, a house may be called after the sea. */
const BY_THE_SEA_METRES = 500;
/** Of those, how many are. */
const SEA_SHARE = 0.6;
/** Said of houses on a beach only. */
const SAYS_BEACH = /\b(?:Beach|Playa|Praia|Island|Surf)\b/;

export function namerOf(): Namer {
  const given = new Map<string, number>();
  return {
    forCity(city) {
      const { houses, streets } = namingOf(city.country, city.regionCode);
      const draws = drawsOf(Math.floor(chanceOf("names", city.id) * WORD));
      const taken = new Set<string>();
      const isFree = (name: string, key: string): boolean =>
        !taken.has(key) && (given.get(key) ?? 0) < MOST_NAMESAKES && key !== fold(city.name) && !isDenied(name);
      return {
        next(hotel) {
          const { name, key } = freeName(houses, hotel, isFree, draws);
          taken.add(key);
          given.set(key, (given.get(key) ?? 0) + 1);
          return { name, street: streetAddress(streets, draws) };
        },
      };
    },
  };
}

type IsFree = (name: string, key: string) => boolean;

function freeName(houses: readonly HouseLanguage[], hotel: NamedHotel, isFree: IsFree, draws: Draws): { name: string; key: string } {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const language = draws.pick(houses);
    const name = composeName(language.byClimate?.[hotel.climate] ?? language, hotel, draws);
    const key = fold(name);
    if (isFree(name, key)) return { name, key };
  }
  throw new Error(`No free name is left for a ${hotel.kind}: more words are needed`);
}

function composeName(language: HouseLanguage, hotel: NamedHotel, draws: Draws): string {
  const pattern = draws.pick(patternsFor(language, hotel));
  const { first, second } = draws.pick(groupsFor(language, hotel, draws));
  const one = draws.pick(first);
  const two = draws.pick(second);
  // `Stone & Stone` and `Linden` + `linden` say one thing twice.
  if (fold(one) === fold(two)) return composeName(language, hotel, draws);
  return pattern.replace("{1}", one).replace("{2}", two);
}

function patternsFor({ patterns, grand }: HouseLanguage, { kind, stars, setting }: NamedHotel): readonly string[] {
  if (kind === "hotel" && stars >= GRAND_STARS) return grand;
  return setting === "beach" ? patterns[kind] : patterns[kind].filter((pattern) => !SAYS_BEACH.test(pattern));
}

function groupsFor({ groups, sea }: HouseLanguage, { coastMetres }: NamedHotel, draws: Draws): readonly WordGroup[] {
  const isBySea = sea !== undefined && coastMetres !== null && coastMetres <= BY_THE_SEA_METRES;
  return isBySea && draws.next() < SEA_SHARE ? sea : groups;
}

const SMALL_NUMBERS = 12;

/** Number and street in the country's own order: `1208 Western Avenue`, `Calle del Olmo 14`. */
function streetAddress({ words, patterns, address, mostNumber }: StreetLanguage, draws: Draws): string {
  const street = draws.pick(patterns).replace("{w}", draws.pick(words));
  const small = (): string => String(1 + Math.floor(draws.next() * SMALL_NUMBERS));
  // Low numbers are more common than high ones, since every street has them.
  const number = 1 + Math.floor(draws.next() ** 1.7 * mostNumber);
  return address.replace("{s}", street).replace("{n}", String(number)).replace("{m}", small()).replace("{m2}", small());
}
