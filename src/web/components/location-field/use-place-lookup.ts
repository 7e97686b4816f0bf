import { useEffect, useState } from "react";
import { useLocale } from "../../i18n/messages.tsx";
import { fetchPlaceDetails, NO_DETAILS } from "./place-details.ts";
import { createPlaceLookup, fetchPlaces, type PlaceAnswer, type PlaceKind } from "./place-lookup.ts";

/** How a field looks its text up. */
export interface PlaceLookupParts {
  readonly kind: PlaceKind;
  /** Fewest characters that are looked up. */
  readonly minimum: number;
  /** The first words of the line that a failed lookup writes to the browser's console. */
  readonly logLabel: string;
}

/** What the text of a field leads to, asked for as it is typed; null before anything was. */
export function usePlaceLookup({ kind, minimum, logLabel }: PlaceLookupParts) {
  const locale = useLocale();
  const [answer, setAnswer] = useState<PlaceAnswer | null>(null);
  const [lookup] = useState(() => {
    const logFailure = (error: unknown): void => globalThis.console.error(logLabel, error);
    const ask = async (keyword: string, signal: AbortSignal) => {
      const [places, details] = await Promise.all([
        fetchPlaces(kind, keyword, locale, signal),
        kind === "flights" ? fetchPlaceDetails(keyword, locale, signal) : NO_DETAILS,
      ]);
      return { places, details };
    };
    return createPlaceLookup({ ask, show: setAnswer, logFailure, minimum });
  });
  useEffect(() => () => lookup.clear(), [lookup]);
  return { answer, lookup };
}
