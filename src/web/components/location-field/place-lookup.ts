import type { Locale } from "../../i18n/locale.ts";
import type { DetailsByCode } from "./place-details.ts";

/** What a lookup found for a keyword. */
export interface PlaceAnswer extends FoundPlaces {
  readonly keyword: string;
}

interface FoundPlaces {
  /** `CODE-City`, of hotels `City, Country`, best first. */
  readonly places: readonly string[];
  readonly details: DetailsByCode;
}

export interface PlaceLookup {
  /** The text changed: asks once it rests, or empties the list when it is too short. */
  type(text: string): void;
  /** Asks at once, for somebody who leaves before the text has rested. */
  settle(text: string): Promise<PlaceAnswer | null>;
  /** Forgets the list and whatever is under way. */
  clear(): void;
}

interface LookupParts {
  readonly ask: (keyword: string, signal: AbortSignal) => Promise<FoundPlaces>;
  readonly show: (answer: PlaceAnswer | null) => void;
  /** A failure is only logged: the traveller can go on typing, and the server understands free text. */
  readonly logFailure: (error: unknown) => void;
  /** Fewest characters that are looked up. */
  readonly minimum: number;
}

/** Milliseconds that a text must rest before it is looked up (specification, section 9). */
export const LOOKUP_DELAY_MS = 500;

/** Looks places up while somebody types; only the answer to the latest text is shown. */
export function createPlaceLookup({ ask, show, logFailure, minimum }: LookupParts): PlaceLookup {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    running?.abort();
  };

  async function settle(text: string): Promise<PlaceAnswer | null> {
    stop();
    const keyword = text.trim();
    if (keyword.length < minimum) return null;
    const mine = (running = new AbortController());
    try {
      const answer = { keyword, ...(await ask(keyword, mine.signal)) };
      if (mine.signal.aborted) return null;
      show(answer);
      return answer;
    } catch (error) {
      if (!mine.signal.aborted) logFailure(error);
      return null;
    }
  }

  return {
    settle,
    type(text) {
      stop();
      if (text.trim().length < minimum) show(null);
      else timer = setTimeout(() => void settle(text), LOOKUP_DELAY_MS);
    },
    clear() {
      stop();
      show(null);
    },
  };
}

/** What a place is looked up for: flights know airports, hotels also cities, neighborhoods, landmarks and hotels by name. */
export type PlaceKind = "flights" | "hotels";

/** Asks our own call. @param language of places for hotels. @throws when the answer is not the list that it should be. */
export async function fetchPlaces(kind: PlaceKind, keyword: string, language: Locale, signal?: AbortSignal): Promise<readonly string[]> {
  const query = new URLSearchParams(kind === "flights" ? { keyword } : { keyword, kind, language });
  const answer = await fetch(`/api/v1/flights/locations?${query}`, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`The lookup answered ${answer.status}.`);
  const places: unknown = await answer.json();
  if (!Array.isArray(places)) throw new TypeError("The lookup answered no list.");
  return places.filter((place) => typeof place === "string");
}
