/** Times of several ways to do the same, question by question in turn, so that none has the machine to itself. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Microseconds by way. Every round asks each question of each way, the ways in rotating order; the first round does not count. */
export function measure<Question>(
  ways: Readonly<Record<string, (question: Question) => unknown>>,
  questions: readonly Question[],
  rounds: number,
): Record<string, Times> {
  const entries = Object.entries(ways);
  const times = entries.map(() => new Float64Array(questions.length * rounds));
  for (let round = -1; round < rounds; round++) {
    for (const [nth, question] of questions.entries()) {
      for (let turn = 0; turn < entries.length; turn++) {
        const way = (turn + nth) % entries.length;
        const ask = entries[way]?.[1];
        const start = performance.now();
        ask?.(question);
        const took = performance.now() - start;
        const column = times[way];
        if (round >= 0 && column !== undefined) column[round * questions.length + nth] = took * 1000;
      }
    }
  }
  return Object.fromEntries(entries.map(([name], way) => [name, timesOf(times[way] ?? new Float64Array(0))]));
}

/** Of times in any order. */
export function timesOf(times: Float64Array): Times {
  const sorted = times.toSorted();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
