import type { DraftFaults } from "../../components/search-form/check-draft.ts";
import type { SearchFault } from "./load-results.ts";

/**
 * The fields of the form that name no place (missing, none that we know, or the very one that is left), and those of a later flight without a
 * day. The first flight's has one wherever the address has none.
 */
export function refusedFields(faults: readonly SearchFault[]): DraftFaults {
  const refused: DraftFaults = {};
  for (const fault of faults) {
    const name = faultNameOf(fault);
    if (name !== null) refused[fault.field as keyof DraftFaults] = name;
  }
  return refused;
}

const MISSING = { source: "sourceMissing", destination: "destinationMissing", date: "dateMissing" } as const;

function faultNameOf({ code, field }: SearchFault): NonNullable<DraftFaults["source"]> | null {
  if (code === "same_place") return "samePlaces";
  const [, name = "", number = ""] = /^(source|destination|date)([2-5]?)$/.exec(field) ?? [];
  if (name === "" || (name === "date" && number === "")) return null;
  if (code === "required") return MISSING[name as keyof typeof MISSING];
  return code === "unknown_place" ? "placeUnknown" : null;
}
