import type { HotelLook } from "../../../core/hotels/index.ts";
import type { Hour } from "./palette.ts";
import type { Choices } from "./plan-picture.ts";

/** Parts that are equal for the traits; the seed chooses. */
const FACADES: Readonly<Record<HotelLook["building"], Choices<string>>> = {
  tower: ["facade-tower", "facade-tower-b", "facade-tower-c"],
  brownstone: ["facade-brownstone", "facade-brownstone-b", "facade-brownstone-c"],
  resort: ["facade-resort", "facade-resort-b", "facade-resort-c"],
  lodge: ["facade-lodge", "facade-lodge-b"],
  inn: ["facade-cottage", "facade-inn-b"],
  motel: ["facade-motel", "facade-motel-b"],
  grand: ["facade-grand", "facade-grand-b"],
  apartment: ["facade-apartment", "facade-apartment-b", "facade-apartment-c"],
};
/** Of adobe, which is built where it hardly rains. */
const DESERT_INN: Choices<string> = ["facade-inn"];

/** The buildings that a hotel may be. */
export const facadesOf = ({ building, setting, climate }: HotelLook): Choices<string> =>
  building === "inn" && (setting === "desert" || climate === "arid") ? DESERT_INN : FACADES[building];

export const SETTING_PARTS: Readonly<Record<HotelLook["setting"], Choices<string>>> = {
  city: ["set-city", "set-city-b", "set-city-c"],
  beach: ["set-beach", "set-beach-b"],
  mountain: ["set-mountain", "set-mountain-b"],
  desert: ["set-desert", "set-desert-b"],
  highway: ["set-highway", "set-highway-b"],
  garden: ["set-garden", "set-garden-b"],
};

export const SKIES: Readonly<Record<Hour, Choices<string>>> = {
  day: ["sky-day", "sky-day-b", "sky-day-c"],
  dusk: ["sky-dusk", "sky-dusk-b"],
  night: ["sky-night", "sky-night-b"],
};

/** What furnishes a room beside the lamp. */
export const BEDS = {
  modern: ["bed-modern", "bed-modern-b"],
  classic: ["bed-classic"],
} as const satisfies Readonly<Record<string, Choices<string>>>;
export const FURNITURE = {
  modern: ["room-art", "room-art-b", "room-art-c"],
  classic: ["room-chair"],
} as const satisfies Readonly<Record<string, Choices<string>>>;
