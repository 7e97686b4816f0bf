import { type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import type { Locale } from "../../i18n/locale.ts";

const NUMBERS = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;
const MONTH_FIRST = /^([A-Za-z]{3})[A-Za-z]*[\s-]+(\d{1,2})(?:[\s,-]+(\d{4}))?$/;
const DAY_FIRST = /^(\d{1,2})(?:\s+de)?[\s-]+([A-Za-z]{3})[A-Za-z]*(?:(?:\s+del?)?[\s,-]+(\d{4}))?$/;

/**
 * A date as people type it: `Mar-12-2027`, `2027-03-12`, `3/12/2027`, `March 12 2027`, in Spanish `12-mar-2027`, `12/3/2027`,
 * `12 de marzo de 2027`; without a year it is the next such day from `today` on. Null when it is none of these.
 */
export function readTypedDate(text: string, today: LocalDate, locale: Locale): LocalDate | null {
  const typed = text.trim();
  const numbers = NUMBERS.exec(typed);
  if (numbers) return readNumbers(pad(numbers[1]), pad(numbers[2]), numbers[3], locale);
  const [, month, day, year] = MONTH_FIRST.exec(typed) ?? swapped(DAY_FIRST.exec(typed)) ?? [];
  if (month === undefined) return parseDate(typed);
  const dayOf = (inYear: string | number): LocalDate | null => parseDate(`${month}-${day}-${inYear}`);
  if (year !== undefined) return dayOf(year);
  const thisYear = Number(today.slice(0, 4));
  const soon = dayOf(thisYear);
  return soon !== null && soon >= today ? soon : dayOf(thisYear + 1);
}

/** English puts the month first. Spanish the day, unless that makes no date: then it was typed as the country does. */
function readNumbers(first: string, second: string, year: string | undefined, locale: Locale): LocalDate | null {
  const monthFirst = parseDate(`${year}-${first}-${second}`);
  return locale === "en" ? monthFirst : (parseDate(`${year}-${second}-${first}`) ?? monthFirst);
}

const swapped = (found: RegExpExecArray | null) => found && ([found[0], found[2], found[1], found[3]] as const);

const pad = (digits: string | undefined): string => (digits ?? "").padStart(2, "0");
