import type { EdgeTable } from "../timetable/index.ts";
import type { Stations } from "./stations.ts";

/**
 * What leads into airports, side by side for each: the rows of airport a are `edges.inFirst[a]` to before `edges.inFirst[a + 1]`, as in `edges.inEdges`;
 * the groups of row r are entries `first[r]` to before `first[r + 1]`.
 */
export interface WaysIn {
  readonly first: Int32Array;
  /** By row: whole kilometres. */
  readonly km: Uint16Array;
  /** By entry: the group and its station. */
  readonly group: Int32Array;
  readonly station: Int32Array;
}

export function waysIn({ inEdges, firstGroup, groupCount, km }: EdgeTable, stations: Stations): WaysIn {
  const first = new Int32Array(inEdges.length + 1);
  const group = new Int32Array(groupCount);
  let entry = 0;
  for (let row = 0; row < inEdges.length; row++) {
    const edge = inEdges[row] as number;
    first[row] = entry;
    for (let next = firstGroup[edge] as number; next < (firstGroup[edge + 1] as number); next++) group[entry++] = next;
  }
  first[inEdges.length] = entry;
  return {
    first,
    km: Uint16Array.from(inEdges, (edge) => km[edge] as number),
    group,
    station: group.map((at) => stations.ofGroup[at] as number),
  };
}
