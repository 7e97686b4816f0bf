const SECOND_MS = 1000;

/** What `work` gives, asked again when a second has passed: for what changes at midnight and is wanted with each page. */
export function forASecond<Value>(work: () => Value, now: () => number = () => performance.now()): () => Value {
  let kept: { readonly value: Value; readonly at: number } | null = null;
  return () => {
    const at = now();
    if (kept === null || at - kept.at >= SECOND_MS) kept = { value: work(), at };
    return kept.value;
  };
}
