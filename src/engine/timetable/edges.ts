import { kmBetween } from "./great-circle.ts";
import type { EdgeTable, FlightTable } from "./timetable.ts";

/** The graph over flights that are sorted by (from, to, airline). */
export function edgesOf(flights: FlightTable, airportCount: number, vectors: Float64Array): EdgeTable {
  const { from, to, airline } = flights;
  const [edgeFrom, edgeTo]: [number[], number[]] = [[], []];
  const [firstGroup, groupAirline, groupFirstFlight]: [number[], number[], number[]] = [[], [], []];
  for (let flight = 0; flight < flights.length; flight++) {
    const isNewEdge = flight === 0 || from[flight] !== from[flight - 1] || to[flight] !== to[flight - 1];
    if (isNewEdge) {
      edgeFrom.push(from[flight] as number);
      edgeTo.push(to[flight] as number);
      firstGroup.push(groupAirline.length);
    }
    if (isNewEdge || airline[flight] !== airline[flight - 1]) {
      groupAirline.push(airline[flight] as number);
      groupFirstFlight.push(flight);
    }
  }
  firstGroup.push(groupAirline.length);
  groupFirstFlight.push(flights.length);
  const ends = { from: Uint16Array.from(edgeFrom), to: Uint16Array.from(edgeTo) };
  const into = rowsBy(ends.to, airportCount);
  return {
    count: edgeFrom.length,
    ...ends,
    km: ends.from.map((airport, edge) => kmBetween(vectors, airport, ends.to[edge] as number)),
    firstGroup: Uint32Array.from(firstGroup),
    outFirst: rowsBy(ends.from, airportCount).first,
    inFirst: into.first,
    inEdges: into.order,
    inFrom: Uint16Array.from(into.order, (edge) => ends.from[edge] as number),
    groupCount: groupAirline.length,
    groupAirline: Uint16Array.from(groupAirline),
    groupFirstFlight: Uint32Array.from(groupFirstFlight),
  };
}

/** Compressed sparse rows: items in the order of their key, and where each key's items start. */
function rowsBy(keys: Uint16Array, keyCount: number): { first: Uint32Array; order: Uint32Array } {
  const first = new Uint32Array(keyCount + 1);
  for (let item = 0; item < keys.length; item++) {
    const after = (keys[item] as number) + 1;
    first[after] = (first[after] as number) + 1;
  }
  for (let key = 0; key < keyCount; key++) first[key + 1] = (first[key + 1] as number) + (first[key] as number);
  const next = first.slice();
  const order = new Uint32Array(keys.length);
  for (let item = 0; item < keys.length; item++) {
    const key = keys[item] as number;
    const place = next[key] as number;
    order[place] = item;
    next[key] = place + 1;
  }
  return { first, order };
}
