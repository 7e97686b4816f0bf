import { parseTripQuery, tripQueryOf } from "../../../core/flights/index.ts";
import { withoutView } from "../../../core/flights/results/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";

/**
 * A form without scripts sends the fields of rows that nobody filled in, and no sum of the travelers. @returns the same search and view as the
 * form with scripts has them in the address; null where nothing is left empty, or the search cannot be read.
 */
export function tidyQuery(query: URLSearchParams, resolvePlace: UseCases["resolvePlace"]): URLSearchParams | null {
  if (![...query].some(([name, value]) => value === "" && LATER_FIELD.test(name))) return null;
  const parsed = parseTripQuery(query, resolvePlace);
  if (!parsed.ok) return null;
  const tidy = tripQueryOf(parsed.value);
  const asked = withoutView(query);
  for (const [name, value] of query) if (!asked.has(name)) tidy.append(name, value);
  return tidy;
}

/** A field of a row after the first. */
const LATER_FIELD = /^(?:source|destination|date)[2-5]$/;
