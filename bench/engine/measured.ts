export type Row = Record<string, string | number>;

export const round = (value: number): number => Math.round(value * 100) / 100;

/** How long each question takes, in milliseconds: the middle and the slow ones, and how many results there are. */
export function measured<Question>(
  step: string,
  questions: readonly Question[],
  ask: (question: Question) => number,
): Row & { readonly p95: number } {
  let results = 0;
  let empty = 0;
  const times = questions.map((question) => {
    const start = performance.now();
    const found = ask(question);
    results += found;
    if (found === 0) empty++;
    return performance.now() - start;
  });
  return { step, queries: questions.length, ...percentiles(times), results: Math.round(results / questions.length), empty };
}

export function percentiles(values: readonly number[]): {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
} {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
