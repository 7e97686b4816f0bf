import { type PricedItinerary, routesOf } from "../../core/flights/index.ts";
import type { Messages } from "../i18n/messages.tsx";

/** Where a trip goes: `New York – London – Rome`, and where nothing is flown between `New York – London, Paris – Rome`. */
export const routeWords = (trip: Pick<PricedItinerary, "tripType" | "bounds">, { places }: Pick<Messages, "places">): string =>
  stretchWords(routesOf(trip).map((stretch) => stretch.map(({ city, code }) => places.city(city, code))));

/** The same of places that are named already. */
export const stretchWords = (stretches: readonly (readonly string[])[]): string => stretches.map((names) => names.join(" – ")).join(", ");
