import { addDays, formatDate, type LocalDate } from "../../../core/kernel/index.ts";
import type { Texts } from "../search-frame/use-kept-draft.ts";

/** What a page's search form begins with, where that is not what every form begins with. */
export interface SearchStart {
  /** Name of the page: what is typed there is kept there. */
  readonly page: string;
  /** `SEA-Seattle` */
  readonly source?: string;
  readonly destination?: string;
  readonly cabin?: "Business";
  /** A trip that leaves so many days from today and comes back so many nights later. */
  readonly trip?: { readonly inDays: number; readonly nights: number };
  /** The results open with this airline chosen. */
  readonly airline?: string;
}

/** The start as texts of a query; what it leaves open takes the form's own default. */
export function startTexts({ source, destination, cabin, trip }: SearchStart, today: LocalDate): URLSearchParams {
  const texts = new URLSearchParams();
  if (source !== undefined) texts.set("source", source);
  if (destination !== undefined) texts.set("destination", destination);
  if (cabin !== undefined) texts.set("classType", cabin);
  if (trip) {
    const leaves = addDays(today, trip.inDays);
    texts.set("date", formatDate(leaves));
    texts.set("rtnDate", formatDate(addDays(leaves, trip.nights)));
    texts.set("trpType", "roundtrip");
  }
  return texts;
}

/** What was kept, and the start where nothing was. */
export const overStart = (kept: Texts, start: Texts): Texts => ({ get: (name) => kept.get(name) ?? start.get(name) });
