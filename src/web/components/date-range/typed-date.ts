import { type LocalDate, parseDate } from "../../../core/kernel/index.ts";

const US_DATE = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;
const WORDS = /^([A-Za-z]{3})[A-Za-z]*[\s-]+(\d{1,2})(?:[\s,-]+(\d{4}))?$/;

/**
 * A date as people type it: `Mar-12-2027`, `2027-03-12`, `3/12/2027`, `March 12 2027`; without a year it is the next such
 * day from `today` on. Null when it is none of these.
 */
export function readTypedDate(text: string, today: LocalDate): LocalDate | null {
  const typed = text.trim();
  const numbers = US_DATE.exec(typed);
  if (numbers) return parseDate(`${numbers[3]}-${pad(numbers[1])}-${pad(numbers[2])}`);
  const words = WORDS.exec(typed);
  if (!words) return parseDate(typed);
  const dayOf = (year: string | number): LocalDate | null => parseDate(`${words[1]}-${words[2]}-${year}`);
  if (words[3] !== undefined) return dayOf(words[3]);
  const thisYear = Number(today.slice(0, 4));
  const day = dayOf(thisYear);
  return day !== null && day >= today ? day : dayOf(thisYear + 1);
}

const pad = (digits: string | undefined): string => (digits ?? "").padStart(2, "0");
