import { spanishCity } from "../../../core/places/spanish-city.ts";
import type { places as english } from "../en/places.ts";

export const places: typeof english = { city: spanishCity };
