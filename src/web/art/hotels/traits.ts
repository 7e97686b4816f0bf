import type { HotelLook } from "../../../core/hotels/index.ts";
import type { Choices } from "./plan-picture.ts";

export type GroundName = "street" | "court" | "sand" | "snow" | "gravel" | "lawn";
export type FloraName = "palm" | "pine" | "cactus" | "plane" | "topiary";

/** What the building stands on. A five-star house in the city has a forecourt; mountains have snow where it is cold. */
export function groundOf({ setting, climate }: HotelLook, stars: number): GroundName {
  if (setting === "city" && stars === 5) return "court";
  if (setting === "mountain") return climate === "cold" ? "snow" : "lawn";
  return GROUND_BY_SETTING[setting];
}

const GROUND_BY_SETTING = {
  city: "street",
  highway: "street",
  beach: "sand",
  desert: "gravel",
  garden: "lawn",
  mountain: "lawn",
} as const satisfies Record<HotelLook["setting"], GroundName>;

/** What grows there: by the climate, but formal before a good house in a garden and pines on mountains that are not hot. */
export function floraOf({ setting, climate }: HotelLook, stars: number): FloraName {
  if (setting === "garden" && stars >= 4) return "topiary";
  if (setting === "mountain" && climate === "temperate") return "pine";
  return FLORA_BY_CLIMATE[climate];
}

const FLORA_BY_CLIMATE = {
  tropical: "palm",
  cold: "pine",
  arid: "cactus",
  temperate: "plane",
} as const satisfies Record<HotelLook["climate"], FloraName>;

/** Sets of extras that suit the stars and the ground, one of which is drawn. A pool is one only of a hotel that has one. */
export function extrasOf(ground: GroundName, stars: number, hasPool: boolean): Choices<readonly string[]> {
  if (stars <= 2) return ground === "sand" ? [["extra-bikes"], []] : [["extra-car"], []];
  if (stars === 3) return [["extra-bikes"], ["extra-taxi-lamp"], ["extra-bikes", "extra-taxi-lamp"]];
  if (stars === 5 && (ground === "court" || ground === "lawn" || ground === "gravel")) return [["extra-fountain"]];
  if (ground === "street" || ground === "court") return [["extra-taxi-lamp"], ["extra-car", "extra-taxi-lamp"], ["extra-car"]];
  if (ground === "snow") return [["extra-taxi-lamp"], []];
  return hasPool && ground === "lawn" ? [["extra-parasols"], ["pool-rect"]] : [["extra-parasols"], []];
}
