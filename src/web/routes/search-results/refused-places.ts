import type { DraftFaults } from "../../components/search-form/check-draft.ts";
import type { SearchFault } from "./load-results.ts";

/** The fields of the form that name no place: missing, or none that we know. */
export function refusedPlaces(faults: readonly SearchFault[]): DraftFaults {
  const refused = faults.flatMap(({ code, field }) => {
    const missing = field.startsWith("source") ? "sourceMissing" : field.startsWith("destination") ? "destinationMissing" : null;
    if (missing === null || (code !== "required" && code !== "unknown_place")) return [];
    return [[field, code === "required" ? missing : "placeUnknown"] as const];
  });
  return Object.fromEntries(refused);
}
