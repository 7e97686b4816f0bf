import { parsePlace } from "../../../core/places/index.ts";
import type { FareQuestion } from "../fare-calendar/fare-question.ts";
import { isPartyTooLarge, isSamePlace } from "./check-draft.ts";
import type { SearchDraft } from "./search-draft.ts";

/** What the days of a draft's trip can be priced by; null until two places are chosen, and for a party that no booking holds. */
export function fareQuestionOf(draft: SearchDraft): FareQuestion | null {
  const { source, destination, adults, children, infants, cabin } = draft;
  if (parsePlace(source) === null || parsePlace(destination) === null) return null;
  if (isSamePlace(draft) || isPartyTooLarge(draft)) return null;
  return { source: source.trim(), destination: destination.trim(), party: { adults, children, infants }, cabin };
}
