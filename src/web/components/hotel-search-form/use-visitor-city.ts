import { useEffect, useRef } from "react";
import { type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { afterPaint } from "../../present/after-paint.ts";
import { fetchPlaces } from "../location-field/place-lookup.ts";

/** A city with the day that it is there. */
interface VisitorCity {
  /** As the destination field writes it. */
  readonly city: string;
  readonly today: LocalDate;
}

/**
 * Suggests the visitor's own city to a form whose destination is empty, once, as the page opens. Failures are only logged
 * (specification, section 8): the field stays empty and can be typed in.
 * @param isWanted whether the form may be filled: false on the results, where the address says what is searched.
 * @param onCity must not write over what somebody typed meanwhile.
 */
export function useVisitorCity(isWanted: boolean, onCity: (found: VisitorCity) => void): void {
  const { noLocation, lookupFailed } = useMessages().hotels.form;
  const locale = useLocale();
  const tell = useRef(onCity);
  useEffect(() => void (tell.current = onCity), [onCity]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const fill = async (): Promise<void> => {
      const found = await logged(noLocation, leaving.signal, () => fetchCity(locale, leaving.signal));
      if (found === null) return;
      // The specification looks the city up (section 7). Its text is a place's own and stands as it is: the first suggestion may be another.
      const places = await logged(lookupFailed, leaving.signal, () => fetchPlaces("hotels", found.city, locale, leaving.signal));
      if (places !== null && places.length > 0) tell.current(found);
    };
    // To ask for the browser's zone takes a slow phone as long as a press that it should answer.
    afterPaint(() => void fill());
    return () => leaving.abort();
  }, [isWanted, locale, noLocation, lookupFailed]);
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
async function fetchCity(language: Locale, signal: AbortSignal): Promise<VisitorCity | null> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const answer = await fetch(`/api/v1/geo/city?${new URLSearchParams({ zone: timeZone, language })}`, { signal });
  if (!answer.ok) throw new Error(`The call answered ${answer.status}.`);
  const body: unknown = await answer.json();
  if (typeof body !== "object" || body === null || !("city" in body) || !("today" in body))
    throw new TypeError("The call answered no city.");
  const { city, today } = body;
  const day = typeof today === "string" ? parseDate(today) : null;
  return typeof city === "string" && day !== null ? { city, today: day } : null;
}
