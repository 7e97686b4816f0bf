import type { Messages } from "../../i18n/messages.tsx";
import type { HotelSearchFault } from "./load-hotels.ts";

type Words = Messages["hotels"]["results"]["faults"];

/** What is wrong with a hotel search, sentence by sentence: one that is true of several fields is said once. */
export const hotelFaultSentences = (faults: readonly HotelSearchFault[], query: URLSearchParams, words: Words): readonly string[] => [
  ...new Set(faults.map((fault) => hotelFaultWords(fault, query, words))),
];

/** One sentence that says what is wrong with a hotel search, with what was typed where that helps. */
export function hotelFaultWords(fault: HotelSearchFault, query: URLSearchParams, words: Words): string {
  const typed = (query.get(fault.field) ?? "").slice(0, 60);
  switch (fault.code) {
    case "required":
      return fault.field === "org" ? words.required.org : words.required.other;
    case "unknown_place":
      return words.unknown_place(typed);
    case "invalid_date":
      return words.invalid_date(typed);
    default:
      return words[fault.code];
  }
}
