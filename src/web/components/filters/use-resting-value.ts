import { startTransition, useEffect, useState } from "react";

/** How long a thumb or a text must rest before the list follows it, in milliseconds: a drag is one change, not fifty. */
const REST_MS = 120;

/** A value that moves at once on screen and is handed on when it has rested; until then what was moved counts, whatever comes from outside. */
export function useRestingValue<Value>(outside: Value, handOn: (value: Value) => void): readonly [Value, (value: Value) => void] {
  const [moved, setMoved] = useState<{ readonly to: Value } | null>(null);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(
      () =>
        // Together, so that the thumb waits where it is until the list has followed.
        startTransition(() => {
          handOn(moved.to);
          setMoved(null);
        }),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [moved, handOn]);
  return [moved ? moved.to : outside, (to) => setMoved({ to })];
}
