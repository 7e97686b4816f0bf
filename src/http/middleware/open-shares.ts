/** How much each sender has open at once, of something that everybody shares. */
export interface OpenShares {
  /** Counts one more. @returns what ends it, to be called once; null where the sender has its share already. */
  enter(whose: string): (() => void) | null;
}

/** @param most that one sender may have open. */
export function createOpenShares(most: number): OpenShares {
  const open = new Map<string, number>();
  const leave = (whose: string): void => {
    const left = (open.get(whose) ?? 1) - 1;
    if (left > 0) open.set(whose, left);
    else open.delete(whose);
  };
  return {
    enter(whose) {
      const count = open.get(whose) ?? 0;
      if (count >= most) return null;
      open.set(whose, count + 1);
      return () => leave(whose);
    },
  };
}
