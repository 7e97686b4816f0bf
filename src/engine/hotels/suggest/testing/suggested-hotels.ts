import type { WorldCity } from "../../world/index.ts";
import { plainHotelWorld } from "../../world/testing/index.ts";
import type { SuggestedHotels } from "../minor-places.ts";

/** A city by what its suggestions need, and the names of its hotels; one with its street is `[name, street]`. */
export interface NamedCity extends Partial<WorldCity> {
  readonly hotelNames?: readonly (string | readonly [name: string, street: string])[];
}

/** Tables of cities and hotels as the suggester reads them; everything else is plain. */
export function suggestedHotels(named: readonly NamedCity[]): SuggestedHotels {
  const [plain] = plainHotelWorld().cities;
  if (plain === undefined) throw new Error("There is no plain city.");
  const cities = named.map((city, index): WorldCity => ({ ...plain, id: 100 + index, districts: [], ...city }));
  const hotels = named.flatMap(({ hotelNames = [] }, city) =>
    hotelNames.map((hotel, index) => {
      const [name, street] = typeof hotel === "string" ? [hotel, `${index + 1} Main Street`] : hotel;
      return { city, ordinal: index + 1, name, street };
    }),
  );
  const counts = named.map(({ hotelNames = [] }) => hotelNames.length);
  return {
    cities,
    length: hotels.length,
    byCity: Uint32Array.from(hotels.keys()),
    firstOfCity: Uint32Array.from({ length: cities.length + 1 }, (_, city) => counts.slice(0, city).reduce((sum, count) => sum + count, 0)),
    nameOf: (hotel) => hotels[hotel]?.name ?? "",
    streetOf: (hotel) => hotels[hotel]?.street ?? "",
    hotels: {
      latitude: Float64Array.from(hotels, ({ city }) => cities[city]?.latitude ?? 0),
      longitude: Float64Array.from(hotels, ({ city }) => cities[city]?.longitude ?? 0),
      ordinal: Uint16Array.from(hotels, ({ ordinal }) => ordinal),
    },
  };
}
