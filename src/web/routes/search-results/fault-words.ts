import { BOUND_FIELDS, isMultiCityQuery } from "../../../core/flights/index.ts";
import type { Messages } from "../../i18n/messages.tsx";
import type { SearchFault } from "./load-results.ts";

type Words = Messages["results"]["faults"];

/** What is wrong with a search, sentence by sentence: one that is true of several fields is said once. */
export const faultSentences = (faults: readonly SearchFault[], query: URLSearchParams, words: Words, phone: string): readonly string[] => [
  ...new Set(faults.map((fault) => faultWords(fault, query, words, phone))),
];

/** One sentence that says what is wrong with a search, with what was typed where that helps, and with which flight of a multi-city trip. */
export function faultWords(fault: SearchFault, query: URLSearchParams, words: Words, phone: string): string {
  const [, name = fault.field, number = ""] = /^([a-zA-Z]+)([2-5])$/.exec(fault.field) ?? [];
  const typed = (query.get(fault.field) ?? "").slice(0, 60);
  const sentence = sentenceOf({ ...fault, field: name }, typed, words, phone);
  const isNumbered = number !== "" || isMultiCityQuery(query);
  return isNumbered && BOUND_FIELDS.some((field) => field === name) ? words.ofFlight(Number(number || 1), sentence) : sentence;
}

function sentenceOf({ code, field }: SearchFault, typed: string, words: Words, phone: string): string {
  switch (code) {
    case "required":
      return requiredWords(field, words);
    case "unknown_place":
      return words[field === "destination" ? "destination" : "source"].unknown_place(typed);
    case "invalid_date":
      return words.invalid_date(typed);
    case "too_many_travellers":
      return words.too_many_travellers(phone);
    default:
      return words[code];
  }
}

function requiredWords(field: string, words: Words): string {
  if (field === "source" || field === "destination") return words[field].required;
  return field === "rtnDate" ? words.return_required : words.date_required;
}
