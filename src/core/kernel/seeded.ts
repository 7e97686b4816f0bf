/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Seeded {
  /** 0 to before `below`, whole. */
  below(below: number): number;
  chance(share: number): boolean;
}

export function seeded(seed: number): Seeded {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  return { below: (below) => Math.floor(next() * below), chance: (share) => next() < share };
}
