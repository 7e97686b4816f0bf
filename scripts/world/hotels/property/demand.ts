import type { CityDemand } from "../../../../src/engine/hotels/world/hotel-world.ts";
import type { PropertyCity } from "./property.ts";

/** How months, weekdays and yearly events move prices and rooms in the city. */
export function demandOf(_city: PropertyCity): CityDemand {
  return { months: Array.from({ length: 12 }, () => 100), weekdays: Array.from({ length: 7 }, () => 100), events: [] };
}
