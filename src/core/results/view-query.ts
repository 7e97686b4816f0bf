/** Cards on the page before somebody asks for more, and with each further asking. */
export const RESULTS_STEP = 20;

/** How many cards are shown, `show` in the address: whole steps, up to `most`. */
export function readShown(query: URLSearchParams, most: number): number {
  const shown = readWholeNumber(query, "show") ?? RESULTS_STEP;
  return Math.min(most, Math.max(1, Math.ceil(shown / RESULTS_STEP)) * RESULTS_STEP);
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
