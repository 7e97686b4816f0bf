import type { BoundSearch } from "../routing/index.ts";
import type { Stations } from "./stations.ts";

/**
 * What leads into airports, side by side for each: the rows of airport a are `edges.inFirst[a]` to before `edges.inFirst[a + 1]`, as in `edges.inEdges`;
 * the groups of row r are entries `first[r]` to before `first[r + 1]`.
 */
export interface WaysIn {
  readonly first: Int32Array;
  /** By row: whole kilometres. */
  readonly km: Uint16Array;
  /** By entry: the group, its station, its airline, and the least minutes that a flight of it is in the air. */
  readonly group: Int32Array;
  readonly station: Int32Array;
  readonly airline: Uint16Array;
  readonly minutes: Uint16Array;
}

export function waysIn({ timetable, times }: Pick<BoundSearch, "timetable" | "times">, stations: Stations): WaysIn {
  const { inEdges, firstGroup, groupCount, groupAirline, groupFirstFlight, km } = timetable.edges;
  const first = new Int32Array(inEdges.length + 1);
  const group = new Int32Array(groupCount);
  let entry = 0;
  for (let row = 0; row < inEdges.length; row++) {
    const edge = inEdges[row] as number;
    first[row] = entry;
    for (let next = firstGroup[edge] as number; next < (firstGroup[edge + 1] as number); next++) group[entry++] = next;
  }
  first[inEdges.length] = entry;
  const leastMinutes = (at: number): number => {
    let least = Infinity;
    for (let flight = groupFirstFlight[at] as number; flight < (groupFirstFlight[at + 1] as number); flight++)
      least = Math.min(least, times.blockMinutes(flight));
    return least;
  };
  return {
    first,
    km: Uint16Array.from(inEdges, (edge) => km[edge] as number),
    group,
    station: group.map((at) => stations.ofGroup[at] as number),
    airline: Uint16Array.from(group, (at) => groupAirline[at] as number),
    minutes: Uint16Array.from(group, leastMinutes),
  };
}
