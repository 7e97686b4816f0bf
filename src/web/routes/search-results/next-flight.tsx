import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type FlightOffer, lastBoundOf, type MultiCitySearch, tripQueryOf } from "../../../core/flights/index.ts";
import type { CurrencyCode, OfferId } from "../../../core/kernel/index.ts";
import type { TripPlace } from "../../components/itinerary-card/itinerary-card.tsx";
import { useMessages } from "../../i18n/messages.tsx";

/** Where choosing a flight of a multi-city trip leads; null for its last one, which leads to the booking. */
interface NextFlight {
  readonly hrefOf: (id: OfferId) => string;
}

interface Choosing {
  readonly next: NextFlight | null;
  readonly place: TripPlace;
}

const ChoosingContext = createContext<Choosing | null>(null);

interface NextFlightProviderProps {
  readonly search: MultiCitySearch;
  /** What is chosen so far, the longest beginning last. */
  readonly chosen: readonly FlightOffer[];
  readonly children: ReactNode;
}

/** Tells the cards of a list that they are flights of a multi-city trip. */
export function NextFlightProvider({ search, chosen, children }: NextFlightProviderProps) {
  const choosing = useMemo(() => choosingOf(search, chosen), [search, chosen]);
  return <ChoosingContext value={choosing}>{children}</ChoosingContext>;
}

function choosingOf(search: MultiCitySearch, chosen: readonly FlightOffer[]): Choosing {
  const [number, last] = [chosen.length + 1, chosen.at(-1)];
  return {
    next: number === search.asked.length ? null : { hrefOf: (id) => chosenHref(search, id) },
    place: { number, before: last ? lastBoundOf(last) : null },
  };
}

/** The results of a multi-city search after something has been chosen, or of its first flight. */
export function chosenHref(search: MultiCitySearch, id: OfferId | null): string {
  const query = tripQueryOf(search);
  if (id !== null) query.set("chosen", id);
  return `/search-results?${query}`;
}

export const useNextFlight = (): NextFlight | null => useContext(ChoosingContext)?.next ?? null;

/** Where the flights of the list stand in a multi-city trip; null outside of one. */
export const useTripPlace = (): TripPlace | null => useContext(ChoosingContext)?.place ?? null;

/** What the price on a card is; null outside of multi-city trips, where it is that of the card. */
export function usePriceLabel(): string | null {
  const { tripFrom, tripTotal } = useMessages().multiCity;
  const choosing = useContext(ChoosingContext);
  return choosing && (choosing.next ? tripFrom : tripTotal);
}

/** What the prices of a list mean, where they are of a multi-city trip. @param fee the service fee, worded. */
export function useTripMeaning(travellers: number, fee: string, currency: CurrencyCode): string | null {
  const { meaning, lastMeaning, terms, lastTerms } = useMessages().multiCity;
  const choosing = useContext(ChoosingContext);
  if (!choosing) return null;
  const [words, rules] = choosing.next ? [meaning, terms] : [lastMeaning, lastTerms];
  return `${words(travellers, fee, currency)} ${rules}`;
}
