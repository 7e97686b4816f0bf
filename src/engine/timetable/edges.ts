import { kmBetween } from "./great-circle.ts";
import type { EdgeTable, FlightTable } from "./timetable.ts";

/** The graph over flights that are sorted by (from, to, airline). A start waits for it: columns are written at their place. */
export function edgesOf(flights: FlightTable, airportCount: number, vectors: Float64Array): EdgeTable {
  const { from, to, firstGroup, ...groups } = groupsOf(flights);
  const inFirst = firstsBy(to, airportCount);
  const inEdges = orderBy(to, inFirst);
  return {
    count: from.length,
    from,
    to,
    km: kilometres(from, to, vectors),
    firstGroup,
    outFirst: firstsBy(from, airportCount),
    inFirst,
    inEdges,
    inFrom: Uint16Array.from(inEdges, (edge) => from[edge] as number),
    ...groups,
  };
}

type Groups = Pick<EdgeTable, "from" | "to" | "firstGroup" | "groupCount" | "groupAirline" | "groupFirstFlight">;

/** One edge for each pair of airports, one group for each airline on it. */
function groupsOf({ from, to, airline, length }: FlightTable): Groups {
  const [edgeFrom, edgeTo, firstGroup] = [new Uint16Array(length), new Uint16Array(length), new Uint32Array(length + 1)];
  const [groupAirline, groupFirstFlight] = [new Uint16Array(length), new Uint32Array(length + 1)];
  let [edges, groups] = [0, 0];
  for (let flight = 0; flight < length; flight++) {
    const isNewEdge = flight === 0 || from[flight] !== from[flight - 1] || to[flight] !== to[flight - 1];
    if (isNewEdge) {
      edgeFrom[edges] = from[flight] as number;
      edgeTo[edges] = to[flight] as number;
      firstGroup[edges++] = groups;
    }
    if (isNewEdge || airline[flight] !== airline[flight - 1]) {
      groupAirline[groups] = airline[flight] as number;
      groupFirstFlight[groups++] = flight;
    }
  }
  firstGroup[edges] = groups;
  groupFirstFlight[groups] = length;
  return {
    from: edgeFrom.slice(0, edges),
    to: edgeTo.slice(0, edges),
    firstGroup: firstGroup.slice(0, edges + 1),
    groupCount: groups,
    groupAirline: groupAirline.slice(0, groups),
    groupFirstFlight: groupFirstFlight.slice(0, groups + 1),
  };
}

function kilometres(from: Uint16Array, to: Uint16Array, vectors: Float64Array): Uint16Array {
  const km = new Uint16Array(from.length);
  for (let edge = 0; edge < km.length; edge++) km[edge] = kmBetween(vectors, from[edge] as number, to[edge] as number);
  return km;
}

/** Where each key's items start when they stand in the order of their keys, and behind the last one where they end. */
function firstsBy(keys: Uint16Array, keyCount: number): Uint32Array {
  const first = new Uint32Array(keyCount + 1);
  for (let item = 0; item < keys.length; item++) {
    const after = (keys[item] as number) + 1;
    first[after] = (first[after] as number) + 1;
  }
  for (let key = 0; key < keyCount; key++) first[key + 1] = (first[key + 1] as number) + (first[key] as number);
  return first;
}

/** The items in the order of their keys. @param first as `firstsBy` has it. */
function orderBy(keys: Uint16Array, first: Uint32Array): Uint32Array {
  const next = first.slice();
  const order = new Uint32Array(keys.length);
  for (let item = 0; item < keys.length; item++) {
    const key = keys[item] as number;
    const place = next[key] as number;
    order[place] = item;
    next[key] = place + 1;
  }
  return order;
}
