import { formatDate, parseDate } from "../../../core/kernel/index.ts";
import { formatDay } from "../../present/dates.ts";
import type { DraftOrigin, FormDays } from "./use-kept-draft.ts";

/** The most that a field is given of what is no date: longer than any, and short enough to be read in it. */
const UNREADABLE_LENGTH = 40;

/** A count as typed, brought within its limits; `missing` when it is no number. */
export function readCount(text: string | null, limits: { readonly min: number; readonly max: number | null }, missing: number): number {
  if (text === null || !/^\d{1,3}$/.test(text.trim())) return missing;
  return Math.min(Math.max(Number(text), limits.min), limits.max ?? Number.POSITIVE_INFINITY);
}

/** A date as the address carries it, `Mar-12-2027`; what is no date stays as typed. */
export function typedDate(text: string): string {
  const day = parseDate(text);
  return day === null ? text.trim() : formatDate(day);
}

/**
 * A date as its field begins. What an address asks for stands there whether it can be searched or not, as a day in the language's
 * spelling or as it was typed: another day in its place would be searched by whoever presses the button again. What is only
 * remembered may have passed since then, and gives way to `other`.
 */
export function dateText(
  text: string | null,
  other: string,
  { first, locale }: Pick<FormDays, "first" | "locale">,
  origin: DraftOrigin,
): string {
  const day = parseDate(text ?? "");
  if (day !== null) return origin === "address" || day >= first ? formatDay(day, locale) : other;
  const typed = (text ?? "").trim().slice(0, UNREADABLE_LENGTH);
  return origin === "address" && typed !== "" ? typed : other;
}
