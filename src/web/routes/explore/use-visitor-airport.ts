import { useEffect, useRef } from "react";
import { fetchPlaces } from "../../components/location-field/place-lookup.ts";
import { useVisitorCity } from "../../components/hotel-search-form/use-visitor-city.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";

/**
 * Looks up, once, from where the visitor would fly: the first place that flights know by the name of the city that our server takes the visitor to be in.
 * Nothing happens where none is known; a lookup that fails is only logged, as in the forms.
 */
export function useVisitorAirport(isWanted: boolean, onPlace: (place: string) => void): void {
  const { lookupFailed } = useMessages().search;
  const locale = useLocale();
  const tell = useRef(onPlace);
  useEffect(() => void (tell.current = onPlace));
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  useVisitorCity(isWanted, ({ city }) => {
    const mine = (leaving.current = new AbortController());
    const name = city.split(",")[0] ?? city;
    const look = async (): Promise<void> => {
      try {
        const [first] = await fetchPlaces("flights", name, locale, mine.signal);
        if (first !== undefined && !mine.signal.aborted) tell.current(first);
      } catch (error) {
        if (!mine.signal.aborted) globalThis.console.error(lookupFailed, error);
      }
    };
    void look();
  });
}
