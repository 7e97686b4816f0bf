import type { HotelKind } from "../../../../src/core/hotels/index.ts";
import { chanceFor, type Weights } from "./chance.ts";
import { type CityTraits, traitsOf } from "./city-traits.ts";
import type { Habits } from "./lodging-prices.ts";
import type { PropertyInput } from "./property.ts";
import { isOnBeach, isRoadside } from "./setting.ts";

type Shares = Readonly<Record<Exclude<HotelKind, "resort" | "lodge">, number>>;

/** Shares of the kinds in a town, resorts and lodges aside. */
const TOWN: Readonly<Record<Habits, Shares>> = {
  north_america: { hotel: 66, inn: 14, motel: 6, aparthotel: 9, guesthouse: 3, hostel: 2 },
  europe: { hotel: 62, inn: 6, motel: 0, aparthotel: 13, guesthouse: 13, hostel: 6 },
  middle_east: { hotel: 72, inn: 2, motel: 0, aparthotel: 18, guesthouse: 6, hostel: 2 },
  africa: { hotel: 66, inn: 5, motel: 1, aparthotel: 9, guesthouse: 16, hostel: 3 },
  asia: { hotel: 68, inn: 5, motel: 1, aparthotel: 9, guesthouse: 11, hostel: 6 },
  oceania: { hotel: 56, inn: 5, motel: 13, aparthotel: 16, guesthouse: 5, hostel: 5 },
  latin_america: { hotel: 66, inn: 8, motel: 0, aparthotel: 8, guesthouse: 11, hostel: 7 },
  caribbean: { hotel: 60, inn: 10, motel: 0, aparthotel: 13, guesthouse: 15, hostel: 2 },
};

/** Hotel, resort, hostel…: what its name and the rest follow from. */
export function chooseKind(input: PropertyInput): HotelKind {
  const chance = chanceFor(input.seed, "kind");
  const traits = traitsOf(input.city);
  if (input.surroundings.isAirport) return chance.oneOf(AIRPORT);
  if (chance.is(resortShare(input, traits))) return "resort";
  if (chance.is(lodgeShare(input, traits))) return "lodge";
  return chance.oneOf(townShares(input, traits));
}

const AIRPORT: Weights<HotelKind> = [
  ["hotel", 82],
  ["inn", 10],
  ["aparthotel", 8],
];

const WARM = ["tropical", "arid"];

function resortShare(input: PropertyInput, { climate, resortShare: typed, isBeach, isGetaway }: CityTraits): number {
  const away = input.distanceMetres > 1500 || isGetaway ? typed : typed / 2;
  if (!isOnBeach(input)) return away + (isBeach && isGetaway && WARM.includes(climate) ? 0.06 : 0);
  const atSea = (WARM.includes(climate) ? 0.3 : 0.12) + (isGetaway ? 0.18 : 0);
  return Math.min(0.75, atSea + away);
}

function lodgeShare({ distanceMetres }: PropertyInput, { isSki, isMountain, isGetaway, climate }: CityTraits): number {
  if (isMountain && isGetaway) return isSki ? 0.3 : 0.2;
  if (isSki) return distanceMetres > 4000 ? 0.08 : 0.02;
  if (isGetaway && climate === "cold") return 0.15;
  return distanceMetres > 4000 ? 0.008 : 0;
}

function townShares(input: PropertyInput, { habits }: CityTraits): Weights<HotelKind> {
  const { hotel, inn, motel, aparthotel, guesthouse, hostel } = TOWN[habits];
  const isFar = isRoadside(input);
  return [
    ["hotel", hotel],
    ["inn", inn * (isFar ? 1.3 : 1)],
    ["motel", motel * (isFar ? 2 : 0.5)],
    ["aparthotel", aparthotel],
    ["guesthouse", guesthouse],
    ["hostel", isFar ? hostel / 3 : hostel],
  ];
}
