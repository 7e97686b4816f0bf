import { startTransition, useOptimistic } from "react";

/** What is chosen in a group, with a new choice shown at once while the list and all figures are still being drawn. */
export function useChoiceAhead<Value>(chosen: Value, hold: (value: Value) => void): readonly [Value, (value: Value) => void] {
  const [ahead, show] = useOptimistic(chosen);
  const choose = (value: Value): void =>
    startTransition(() => {
      show(() => value);
      hold(value);
    });
  return [ahead, choose];
}
