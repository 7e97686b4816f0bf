import type { HotelKind, HotelLook } from "../../../../src/core/hotels/index.ts";
import type { CityTraits } from "./city-traits.ts";
import type { PropertyInput } from "./property.ts";

/** A hotel while it is being described: what everything else about it follows from. */
export interface House {
  readonly input: PropertyInput;
  readonly traits: CityTraits;
  readonly kind: HotelKind;
  readonly stars: number;
  readonly setting: HotelLook["setting"];
  /** Rooms in the house. */
  readonly roomCount: number;
  readonly hasPool: boolean;
}
