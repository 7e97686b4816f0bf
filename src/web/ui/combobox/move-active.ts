/** Where an arrow key moves the mark in a list of `count` options, round at both ends, and from none of them (-1) to the nearest end; null for keys that do not move it. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (Math.max(active, 0) - 1 + count) % count;
  return null;
}
