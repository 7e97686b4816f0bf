/**
 * A change that was made from an older state, made to a newer one: what it takes away is taken away, what it adds is added, and what
 * others changed meanwhile stays.
 * @param base what was at hand when the change was made.
 * @param next the same with the change.
 * @param latest what holds by now.
 * @returns a query in which what the change adds comes first, so that it counts where a parameter can be there only once.
 */
export function rebaseQuery(base: string, next: string, latest: string): string {
  if (base === latest) return next;
  const [before, after] = [pairsOf(base), pairsOf(next)];
  const [had, has] = [new Set(before.map(wordOf)), new Set(after.map(wordOf))];
  const added = after.filter((pair) => !had.has(wordOf(pair)));
  const kept = pairsOf(latest).filter((pair) => !had.has(wordOf(pair)) || has.has(wordOf(pair)));
  return new URLSearchParams([...added, ...kept]).toString();
}

type Pair = [name: string, value: string];

const pairsOf = (query: string): Pair[] => [...new URLSearchParams(query)];

const wordOf = (pair: Pair): string => JSON.stringify(pair);
