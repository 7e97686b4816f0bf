import type { HotelKind } from "../../../../src/core/hotels/index.ts";
import type { HotelCity } from "../cities/hotel-city.ts";
import type { Spot } from "../positions/spot.ts";

export interface Namer {
  forCity(city: HotelCity): CityNamer;
}
export interface CityNamer {
  next(kind: HotelKind, spot: Spot, facts: { readonly stars: number }): { readonly name: string; readonly street: string };
}
const A = ["Cedar", "Harbor", "Lantern", "Willow", "Copper", "Juniper", "Orchard", "Marble", "Sparrow", "Linden"];
const B = ["House", "Hotel", "Inn", "Rooms", "Court", "Lodge"];
export function namerOf(): Namer {
  return {
    forCity: () => {
      let n = 0;
      return {
        next: () => {
          n += 1;
          return {
            name: `${A[n % 10]} & ${A[(n + 1 + Math.floor(n / 10)) % 10]} ${B[Math.floor(n / 100) % 6]}`,
            street: `${n} Main Street`,
          };
        },
      };
    },
  };
}
