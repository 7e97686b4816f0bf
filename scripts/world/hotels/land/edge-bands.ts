/** Degrees of latitude in one band. */
const BAND = 0.05;
const BANDS = Math.ceil(180 / BAND) + 1;
/** x1, y1, x2, y2. */
const VALUES = 4;

/** Lines as rows of longitude and latitude, each with the number of what it bounds. */
export type BoundingLine = readonly [owner: number, points: readonly (readonly number[])[]];

/** Edges by bands of latitude, so that those at a point are found without looking at a whole continent's. */
export interface EdgeBands {
  /** x1, y1, x2, y2 of each edge, in degrees. */
  readonly lines: Float64Array;
  readonly owners: Uint16Array;
  /** The numbers of the edges that touch the latitude's band. */
  at(latitude: number): Uint32Array;
}

const bandOf = (latitude: number): number => Math.max(0, Math.min(BANDS - 1, Math.floor((latitude + 90) / BAND)));

/** Cuts lines into edges and puts those into bands. */
export function bandEdges(bounds: readonly BoundingLine[]): EdgeBands {
  const { lines, owners } = edgesOf(bounds);
  const { starts, members } = membersOf(lines);
  return { lines, owners, at: (latitude) => members.subarray(starts[bandOf(latitude)], starts[bandOf(latitude) + 1]) };
}

function edgesOf(bounds: readonly BoundingLine[]): Pick<EdgeBands, "lines" | "owners"> {
  const count = bounds.reduce((sum, [, { length }]) => sum + Math.max(0, length - 1), 0);
  const [lines, owners] = [new Float64Array(count * VALUES), new Uint16Array(count)];
  let edge = 0;
  for (const [owner, points] of bounds) {
    for (let at = 1; at < points.length; at += 1) {
      const [from, to] = [points[at - 1], points[at]];
      lines[edge * VALUES] = from?.[0] ?? 0;
      lines[edge * VALUES + 1] = from?.[1] ?? 0;
      lines[edge * VALUES + 2] = to?.[0] ?? 0;
      lines[edge * VALUES + 3] = to?.[1] ?? 0;
      owners[edge] = owner;
      edge += 1;
    }
  }
  return { lines, owners };
}

/** Counts first, so that one array holds the members of all bands. */
function membersOf(lines: Float64Array): { readonly starts: Uint32Array; readonly members: Uint32Array } {
  const starts = new Uint32Array(BANDS + 1);
  eachMembership(lines, (_, band) => {
    starts[band + 1] = (starts[band + 1] ?? 0) + 1;
  });
  for (let band = 0; band < BANDS; band += 1) starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0);
  const next = starts.slice();
  const members = new Uint32Array(starts[BANDS] ?? 0);
  eachMembership(lines, (edge, band) => {
    const slot = next[band] ?? 0;
    members[slot] = edge;
    next[band] = slot + 1;
  });
  return { starts, members };
}

function eachMembership(lines: Float64Array, visit: (edge: number, band: number) => void): void {
  for (let edge = 0; edge * VALUES < lines.length; edge += 1) {
    const [y1, y2] = [lines[edge * VALUES + 1] ?? 0, lines[edge * VALUES + 3] ?? 0];
    const last = bandOf(Math.max(y1, y2));
    for (let band = bandOf(Math.min(y1, y2)); band <= last; band += 1) visit(edge, band);
  }
}

/** Owners in whose area the point lies: a ray to the east crosses their edges an odd number of times. */
export function ownersAt(bands: EdgeBands, latitude: number, longitude: number): readonly number[] {
  const inside = new Set<number>();
  for (const edge of bands.at(latitude)) {
    if (!isCrossed(bands.lines, edge, latitude, longitude)) continue;
    const owner = bands.owners[edge] ?? 0;
    if (!inside.delete(owner)) inside.add(owner);
  }
  return [...inside];
}

/** Whether the point lies in the area of one owner. */
export function isInside(bands: EdgeBands, owner: number, latitude: number, longitude: number): boolean {
  let inside = false;
  for (const edge of bands.at(latitude))
    if (bands.owners[edge] === owner && isCrossed(bands.lines, edge, latitude, longitude)) inside = !inside;
  return inside;
}

function isCrossed(lines: Float64Array, edge: number, latitude: number, longitude: number): boolean {
  const [y1, y2] = [lines[edge * VALUES + 1] ?? 0, lines[edge * VALUES + 3] ?? 0];
  if (y1 > latitude === y2 > latitude) return false;
  const [x1, x2] = [lines[edge * VALUES] ?? 0, lines[edge * VALUES + 2] ?? 0];
  return longitude < x1 + ((latitude - y1) * (x2 - x1)) / (y2 - y1);
}
