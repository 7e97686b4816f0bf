import type { Messages } from "../../i18n/messages.tsx";
import type { SearchFault } from "./load-results.ts";

/** One sentence that says what is wrong with a search, with what was typed where that helps. */
export function faultWords(fault: SearchFault, query: URLSearchParams, words: Messages["results"]["faults"], phone: string): string {
  const typed = (query.get(fault.field) ?? "").slice(0, 60);
  switch (fault.code) {
    case "required":
      return requiredWords(fault.field, words);
    case "unknown_place":
      return words[fault.field === "destination" ? "destination" : "source"].unknown_place(typed);
    case "invalid_date":
      return words.invalid_date(typed);
    case "too_many_travellers":
      return words.too_many_travellers(phone);
    default:
      return words[fault.code];
  }
}

function requiredWords(field: string, words: Messages["results"]["faults"]): string {
  if (field === "source" || field === "destination") return words[field].required;
  return field === "rtnDate" ? words.return_required : words.date_required;
}
