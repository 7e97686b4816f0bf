import { kmBetween } from "./great-circle.ts";
import type { EdgeTable, FlightTable } from "./timetable.ts";

/** The graph over flights that are sorted by (from, to, airline). */
export function edgesOf(flights: FlightTable, airportCount: number, vectors: Float64Array): EdgeTable {
  const edgeStarts = runStarts(flights.length, (a, b) => flights.from[a] === flights.from[b] && flights.to[a] === flights.to[b]);
  const isEdgeStart = new Set(edgeStarts);
  const groupStarts = runStarts(flights.length, (a, b) => flights.airline[a] === flights.airline[b] && !isEdgeStart.has(b));
  const from = Uint16Array.from(edgeStarts, (flight) => flights.from[flight] as number);
  const to = Uint16Array.from(edgeStarts, (flight) => flights.to[flight] as number);
  const into = rowsBy(to, airportCount);
  return {
    count: edgeStarts.length,
    from,
    to,
    km: Uint16Array.from(from, (airport, edge) => kmBetween(vectors, airport, to[edge] as number)),
    firstGroup: positionsIn(groupStarts, edgeStarts),
    outFirst: rowsBy(from, airportCount).first,
    inFirst: into.first,
    inEdges: into.order,
    groupCount: groupStarts.length,
    groupAirline: Uint16Array.from(groupStarts, (flight) => flights.airline[flight] as number),
    groupFirstFlight: Uint32Array.from([...groupStarts, flights.length]),
  };
}

/** Where runs of neighbours that belong together start. */
function runStarts(length: number, together: (before: number, item: number) => boolean): number[] {
  const starts: number[] = [];
  for (let item = 0; item < length; item++) if (item === 0 || !together(item - 1, item)) starts.push(item);
  return starts;
}

/** For each of `some` its position in `all` (both ascending, `some` within `all`), and the length of `all` at the end. */
function positionsIn(all: readonly number[], some: readonly number[]): Uint32Array {
  const positions = new Uint32Array(some.length + 1);
  let position = 0;
  for (const [index, wanted] of some.entries()) {
    while ((all[position] as number) < wanted) position++;
    positions[index] = position;
  }
  positions[some.length] = all.length;
  return positions;
}

/** Compressed sparse rows: items in the order of their key, and where each key's items start. */
function rowsBy(keys: Uint16Array, keyCount: number): { first: Uint32Array; order: Uint32Array } {
  const first = new Uint32Array(keyCount + 1);
  for (const key of keys) first[key + 1] = (first[key + 1] as number) + 1;
  for (let key = 0; key < keyCount; key++) first[key + 1] = (first[key + 1] as number) + (first[key] as number);
  const next = first.slice();
  const order = new Uint32Array(keys.length);
  for (const [item, key] of keys.entries()) {
    const place = next[key] as number;
    order[place] = item;
    next[key] = place + 1;
  }
  return { first, order };
}
