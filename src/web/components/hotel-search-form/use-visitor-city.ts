import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { fetchPlaces } from "../location-field/place-lookup.ts";

/**
 * Suggests the visitor's own city to a form whose destination is empty, once, as the page opens. Failures are only logged
 * (specification, section 8): the field stays empty and can be typed in.
 * @param isWanted whether the form may be filled: false on the results, where the address says what is searched.
 * @param onCity given the place as the destination field writes it; it must not write over what somebody typed meanwhile.
 */
export function useVisitorCity(isWanted: boolean, onCity: (place: string) => void): void {
  const { noLocation, lookupFailed } = useMessages().hotels.form;
  const tell = useRef(onCity);
  useEffect(() => void (tell.current = onCity), [onCity]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const fill = async (): Promise<void> => {
      const city = await logged(noLocation, leaving.signal, () => fetchCity(leaving.signal));
      if (city === null) return;
      const places = await logged(lookupFailed, leaving.signal, () => fetchPlaces("hotels", city, leaving.signal));
      const first = places?.[0];
      if (first !== undefined) tell.current(first);
    };
    void fill();
    return () => leaving.abort();
  }, [isWanted, noLocation, lookupFailed]);
}

/** What a call answers, or null when it fails, which is written to the browser's console unless the visitor has left. */
async function logged<Value>(label: string, leaving: AbortSignal, call: () => Promise<Value>): Promise<Value | null> {
  try {
    return await call();
  } catch (error) {
    if (!leaving.aborted) globalThis.console.error(label, error);
    return null;
  }
}

/** The city of our own call, which knows the browser's zone; null when it knows none. @throws when it answers something else. */
export async function fetchCity(signal: AbortSignal): Promise<string | null> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const answer = await fetch(`/api/v1/geo/city?${new URLSearchParams({ zone: timeZone })}`, { signal });
  if (!answer.ok) throw new Error(`The call answered ${answer.status}.`);
  const body: unknown = await answer.json();
  if (typeof body !== "object" || body === null || !("city" in body)) throw new TypeError("The call answered no city.");
  return typeof body.city === "string" ? body.city : null;
}
