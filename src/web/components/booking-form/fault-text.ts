import type { BookingFault } from "../../../core/booking/index.ts";
import type { Messages } from "../../i18n/messages.tsx";

export type ErrorWords = Messages["booking"]["errors"];

/** What stands beside the field of a fault. */
export function faultText({ path, code }: BookingFault, words: ErrorWords): string {
  return code === "required" ? (words.required[fieldOf(path)] ?? words.requiredOther) : words[code];
}

/** `lastName` */
const fieldOf = (path: string): string => path.split(".").at(-1) ?? "";

/**
 * The same in the error summary, where a traveller's number must be said: of the first one where there is something wrong with others, too;
 * and the field, where the message alone could be that of another.
 * `path` is `travellers.0.…` for the second traveller. @param all what the summary is about.
 */
export function summaryText(fault: BookingFault, words: ErrorWords, all: readonly BookingFault[] = [fault]): string {
  const label = OF_MANY.has(fault.code) ? words.labels[fieldOf(fault.path)] : undefined;
  const text = label === undefined ? faultText(fault, words) : `${label}: ${faultText(fault, words)}`;
  const number = numberOf(fault) ?? (OF_FIRST.has(fault.path) && all.some((each) => numberOf(each) !== null) ? 1 : null);
  return number === null ? text : words.ofTraveler(number, text);
}

/** Messages that do not say by themselves which field they are about. */
const OF_MANY: ReadonlySet<BookingFault["code"]> = new Set(["too_long", "unprintable", "name_characters"]);

/** The fields of the first traveller: the others have the same, after their place. */
const OF_FIRST: ReadonlySet<string> = new Set(["firstName", "middleName", "lastName", "dob"]);

/** Which traveller a fault is about; null for the first one and for all else. */
function numberOf({ path }: BookingFault): number | null {
  const other = /^travellers\.(\d+)\./.exec(path)?.[1];
  return other === undefined ? null : Number(other) + 2;
}

/** The first message of each field. */
export function errorsByField(faults: readonly BookingFault[], words: ErrorWords): Readonly<Record<string, string>> {
  return Object.fromEntries(faults.toReversed().map((fault) => [fault.path, faultText(fault, words)]));
}
