import type { HotelQueryFault, StayFault } from "../../../core/hotels/index.ts";
import type { Messages } from "../../i18n/messages.tsx";

/** One sentence that says what is wrong with a stay's dates or guests, with what was typed where that helps. */
export function stayFaultWords(
  { code, field }: HotelQueryFault | StayFault,
  query: URLSearchParams,
  words: Messages["hotels"]["results"]["faults"],
): string {
  switch (code) {
    case "required":
      return words.required.other;
    case "unknown_place":
    case "invalid_date":
      return words[code]((query.get(field) ?? "").slice(0, 60));
    default:
      return words[code];
  }
}
