import type { RoomKind, RoomView } from "../../../../src/core/hotels/index.ts";
import type { Chance, Weights } from "./chance.ts";
import type { House } from "./house.ts";
import { seesTheSea } from "./setting.ts";

/** The dearer kinds of room have the better side of the house. */
const IS_DEAR: Readonly<Record<RoomKind, boolean>> = {
  standard: false,
  family: false,
  studio: false,
  bunk: false,
  superior: true,
  deluxe: true,
  suite: true,
  apartment: true,
};

/** What its windows look at, out of what there is: no sea far from the shore, no pool where there is none. */
export function viewOf(house: House, kind: RoomKind, chance: Chance): RoomView {
  return chance.oneOf((IS_DEAR[kind] ? best : plain)(house));
}

function best(house: House): Weights<RoomView> {
  const { setting, hasPool, stars } = house;
  if (setting === "beach" || (seesTheSea(house.input) && stars >= 3))
    return [
      ["sea", 8],
      ["pool", hasPool ? 1 : 0],
      ["garden", 1],
    ];
  if (setting === "mountain" || setting === "desert")
    return [
      [setting, 8],
      ["garden", 2],
    ];
  if (setting === "city")
    return [
      ["city", 8],
      ["courtyard", 2],
      ["none", 1],
    ];
  return [
    ["garden", setting === "garden" ? 7 : 2],
    ["pool", hasPool ? 3 : 0],
    ["none", setting === "highway" ? 4 : 1],
  ];
}

function plain({ setting, hasPool }: House): Weights<RoomView> {
  if (setting === "city")
    return [
      ["none", 4],
      ["city", 3],
      ["courtyard", 3],
    ];
  return [
    ["none", setting === "highway" ? 6 : 3],
    ["garden", setting === "highway" ? 1 : 5],
    ["courtyard", 2],
    ["pool", hasPool ? 2 : 0],
    [setting === "mountain" || setting === "desert" ? setting : "none", 3],
  ];
}
