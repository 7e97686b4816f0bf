/** Degrees of latitude in one band. */
const BAND = 0.05;
const BANDS = Math.ceil(180 / BAND) + 1;
const VALUES = 4;

/** A line from one point to another, in degrees, with the number of what it bounds. */
export interface Edge {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly owner: number;
}

/** Edges by bands of latitude, so that those at a point are found without looking at a whole continent's. */
export interface EdgeBands {
  /** x1, y1, x2, y2 of each edge. */
  readonly lines: Float64Array;
  readonly owners: Uint16Array;
  /** The numbers of the edges that touch the latitude's band. */
  at(latitude: number): Uint32Array;
}

const bandOf = (latitude: number): number => Math.max(0, Math.min(BANDS - 1, Math.floor((latitude + 90) / BAND)));

/** Puts edges into bands; counts first, so that one array holds all. */
export function bandEdges(edges: readonly Edge[]): EdgeBands {
  const lines = new Float64Array(edges.length * VALUES);
  const owners = Uint16Array.from(edges, ({ owner }) => owner);
  const starts = new Uint32Array(BANDS + 1);
  for (const [index, { x1, y1, x2, y2 }] of edges.entries()) {
    lines.set([x1, y1, x2, y2], index * VALUES);
    for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band += 1) starts[band + 1] = (starts[band + 1] ?? 0) + 1;
  }
  for (let band = 0; band < BANDS; band += 1) starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0);
  const next = starts.slice();
  const members = new Uint32Array(starts[BANDS] ?? 0);
  for (const [index, { y1, y2 }] of edges.entries()) {
    for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band += 1) {
      const slot = next[band] ?? 0;
      members[slot] = index;
      next[band] = slot + 1;
    }
  }
  return {
    lines,
    owners,
    at: (latitude) => members.subarray(starts[bandOf(latitude)], starts[bandOf(latitude) + 1]),
  };
}

/** Owners in whose area the point lies: a ray to the east crosses their edges an odd number of times. */
export function ownersAt({ lines, owners, at }: EdgeBands, latitude: number, longitude: number): readonly number[] {
  const inside = new Set<number>();
  for (const edge of at(latitude)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
      lines[edge * VALUES],
      lines[edge * VALUES + 1],
      lines[edge * VALUES + 2],
      lines[edge * VALUES + 3],
    ];
    if (y1 > latitude === y2 > latitude) continue;
    if (longitude >= x1 + ((latitude - y1) * (x2 - x1)) / (y2 - y1)) continue;
    const owner = owners[edge] ?? 0;
    if (!inside.delete(owner)) inside.add(owner);
  }
  return [...inside];
}

/** Whether the point lies in the area of one owner. */
export function isInside({ lines, owners, at }: EdgeBands, owner: number, latitude: number, longitude: number): boolean {
  let inside = false;
  for (const edge of at(latitude)) {
    if (owners[edge] !== owner) continue;
    const [y1, y2] = [lines[edge * VALUES + 1] ?? 0, lines[edge * VALUES + 3] ?? 0];
    if (y1 > latitude === y2 > latitude) continue;
    const [x1, x2] = [lines[edge * VALUES] ?? 0, lines[edge * VALUES + 2] ?? 0];
    if (longitude < x1 + ((latitude - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}
