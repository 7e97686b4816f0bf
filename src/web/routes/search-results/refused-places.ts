import type { DraftFaults } from "../../components/search-form/check-draft.ts";
import type { SearchFault } from "./load-results.ts";

/** The fields of the form that name no place: missing, none that we know, or the very one that is left. */
export function refusedPlaces(faults: readonly SearchFault[]): DraftFaults {
  const refused: DraftFaults = {};
  for (const fault of faults) {
    const name = faultNameOf(fault);
    if (name !== null) refused[fault.field as keyof DraftFaults] = name;
  }
  return refused;
}

function faultNameOf({ code, field }: SearchFault): NonNullable<DraftFaults["source"]> | null {
  if (code === "same_place") return "samePlaces";
  const missing = field.startsWith("source") ? "sourceMissing" : field.startsWith("destination") ? "destinationMissing" : null;
  if (missing === null || (code !== "required" && code !== "unknown_place")) return null;
  return code === "required" ? missing : "placeUnknown";
}
