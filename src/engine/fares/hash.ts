/** Two integers mixed into 32 even bits (the finalizer of MurmurHash3). The source of everything here that looks like chance. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const SCALE = 1 / 0x1_0000_0000;

/** A stable factor from `low` up to (not with) `high` for a pair of integers, evenly spread. */
export const stableBetween = (low: number, high: number, a: number, b: number): number => low + (high - low) * mix(a, b) * SCALE;

/** An integer for a short code, the same on every machine: the two characters of an airline, the three of an airport. */
export function codeNumber(code: string): number {
  let value = 0;
  for (const character of code) value = Math.imul(value, 37) + (character.codePointAt(0) ?? 0);
  return value | 0;
}
