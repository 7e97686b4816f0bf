import { useState } from "react";

/** Whether a value was ever another one than at first: what a page begins with is not said aloud as news. */
export function useWasChanged(value: string): boolean {
  const [first] = useState(value);
  const [wasChanged, noteChange] = useState(false);
  if (value !== first && !wasChanged) noteChange(true);
  return wasChanged;
}
