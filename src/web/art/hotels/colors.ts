/** `#f3dfc1`: the only way in which the palettes write a color. */
export type Hex = `#${string}`;

/** `from`, moved towards `to` by a share of 0 to 1. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const channel = (at: number): string => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
