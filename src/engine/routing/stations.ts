import type { EdgeTable } from "../timetable/index.ts";

/** A station is an airline at an airport that it flies from: its groups out of that airport share one. */
export interface Stations {
  readonly count: number;
  /** By group: the number of its station. */
  readonly ofGroup: Int32Array;
}

export function stationsOf({ count: edgeCount, from, firstGroup, groupCount, groupAirline }: EdgeTable): Stations {
  const ofGroup = new Int32Array(groupCount);
  const known = new Map<number, number>();
  for (let edge = 0; edge < edgeCount; edge++) {
    for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++) {
      const key = (from[edge] as number) * 0x10000 + (groupAirline[group] as number);
      const station = known.get(key) ?? known.size;
      known.set(key, station);
      ofGroup[group] = station;
    }
  }
  return { count: known.size, ofGroup };
}
