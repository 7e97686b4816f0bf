import { useEffect, useState } from "react";

/** Nothing flashes: what comes sooner shows no sign that it was waited for. */
const PATIENCE_MS = 150;

/** Whether something has been waited for long enough to say so. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate && isWaiting;
}
