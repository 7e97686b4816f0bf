import type { EdgeTable } from "../timetable/index.ts";
import type { Stations } from "./stations.ts";

/** A landing is an airline at an airport that it flies to: its groups (one airline on one edge each) into that airport share one. */
export interface Landings {
  readonly count: number;
  /** By group: the number of its landing. */
  readonly ofGroup: Int32Array;
  /** By landing: its airline. */
  readonly airline: Int32Array;
  /** The landings at airport a are `firstAt[a]` to before `firstAt[a + 1]`. */
  readonly firstAt: Int32Array;
}

export function landingsOf({ inFirst, inEdges, firstGroup, groupCount, groupAirline }: EdgeTable, airlineCount: number): Landings {
  const ofGroup = new Int32Array(groupCount);
  const airline = new Int32Array(groupCount);
  const firstAt = new Int32Array(inFirst.length);
  const known = new Int32Array(airlineCount).fill(-1);
  let count = 0;
  for (let airport = 0; airport + 1 < inFirst.length; airport++) {
    firstAt[airport] = count;
    for (let row = inFirst[airport] as number; row < (inFirst[airport + 1] as number); row++) {
      const edge = inEdges[row] as number;
      for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++) {
        const flownBy = groupAirline[group] as number;
        if ((known[flownBy] as number) < (firstAt[airport] as number)) known[flownBy] = count++;
        const landing = known[flownBy] as number;
        airline[landing] = flownBy;
        ofGroup[group] = landing;
      }
    }
  }
  firstAt[inFirst.length - 1] = count;
  return { count, ofGroup, airline, firstAt };
}

/** From which landings an airline may go on at each of its stations, as rows: those of station s are `landing[first[s]]` to before `first[s + 1]`. */
export interface LandingRows {
  readonly first: Int32Array;
  readonly landing: Int32Array;
}

/** @param maySell 1 where the second airline's flight may follow the first one's, by `first * airlineCount + second`. */
export function landingRows(stations: Stations, landings: Landings, maySell: Uint8Array, airlineCount: number): LandingRows {
  const first = new Int32Array(stations.count + 1);
  const landing: number[] = [];
  for (let station = 0; station < stations.count; station++) {
    const [airport, next] = [stations.airport[station] as number, stations.airline[station] as number];
    for (let from = landings.firstAt[airport] as number; from < (landings.firstAt[airport + 1] as number); from++)
      if (maySell[(landings.airline[from] as number) * airlineCount + next] === 1) landing.push(from);
    first[station + 1] = landing.length;
  }
  return { first, landing: Int32Array.from(landing) };
}
