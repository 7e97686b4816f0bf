import type { BookingFault } from "../../../core/booking/index.ts";
import type { Messages } from "../../i18n/messages.tsx";

export type ErrorWords = Messages["booking"]["errors"];

/** What stands beside the field of a fault. */
export function faultText({ path, code }: BookingFault, words: ErrorWords): string {
  return code === "required" ? (words.required[path.split(".").at(-1) ?? ""] ?? words.requiredOther) : words[code];
}

/** The same in the error summary, where a traveller's number must be said. `path` is `travellers.0.…` for the second traveller. */
export function summaryText(fault: BookingFault, words: ErrorWords): string {
  const other = /^travellers\.(\d+)\./.exec(fault.path)?.[1];
  const text = faultText(fault, words);
  return other === undefined ? text : words.ofTraveler(Number(other) + 2, text);
}

/** The first message of each field. */
export function errorsByField(faults: readonly BookingFault[], words: ErrorWords): Readonly<Record<string, string>> {
  return Object.fromEntries(faults.toReversed().map((fault) => [fault.path, faultText(fault, words)]));
}
