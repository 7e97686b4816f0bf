import { formatDate, parseDate } from "../../../core/kernel/index.ts";

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
