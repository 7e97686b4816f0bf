import type { FinLook } from "../airline-fin/fin-look.ts";

const PAPER = "#fffaf2";
const NEAREST = 90;

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function distance(one: string, other: string): number {
  const second = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - (second[index] ?? 0)));
}

/** The same fin, its pattern in paper where its own two colors could hardly be told apart at this size. */
export function contrasting(look: FinLook): FinLook {
  return distance(look.main, look.tail) < NEAREST ? { ...look, tail: PAPER } : look;
}
