/** Cards that come with each further asking, and before it unless a list says otherwise. */
export const RESULTS_STEP = 20;

/** How many entries of a list are shown, `show` in the address: the first ones and whole steps, up to `most`. */
export function readShown(query: URLSearchParams, most: number, first = RESULTS_STEP): number {
  const shown = readWholeNumber(query, "show") ?? first;
  return Math.min(most, first + Math.max(0, Math.ceil((shown - first) / RESULTS_STEP)) * RESULTS_STEP);
}

/** A parameter of at most seven digits and nothing else; null for any other. */
export function readWholeNumber(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? "";
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** The one of `known` that a parameter names; null for any other word. */
export const readChoice = <Value extends string | number>(query: URLSearchParams, name: string, known: readonly Value[]): Value | null =>
  known.find((value) => String(value) === query.get(name)) ?? null;

/** Those of `known` that a repeated parameter names, each once, in the address's order. */
export function readChoices<Value extends string | number>(
  query: URLSearchParams,
  name: string,
  known: readonly Value[],
): readonly Value[] {
  const byText = new Map(known.map((value) => [String(value), value]));
  return [...new Set(query.getAll(name))].flatMap((text) => byText.get(text) ?? []);
}

/** The query without these parameters. */
export function withoutParams(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const bare = new URLSearchParams(query);
  for (const name of names) bare.delete(name);
  return bare;
}
