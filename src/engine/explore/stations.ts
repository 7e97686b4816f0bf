import type { EdgeTable } from "../timetable/index.ts";

/** A station is an airline at an airport that it flies from: its groups out of that airport share one. */
export interface Stations {
  readonly count: number;
  /** By group: the number of its station. */
  readonly ofGroup: Int32Array;
  /** By station. */
  readonly airport: Int32Array;
  readonly airline: Int32Array;
}

export function stationsOf({ outFirst, firstGroup, groupCount, groupAirline }: EdgeTable, airlineCount: number): Stations {
  const ofGroup = new Int32Array(groupCount);
  const [airports, airlines] = [new Int32Array(groupCount), new Int32Array(groupCount)];
  const known = new Int32Array(airlineCount).fill(-1);
  let count = 0;
  for (let airport = 0; airport + 1 < outFirst.length; airport++) {
    const firstHere = count;
    const end = firstGroup[outFirst[airport + 1] as number] as number;
    for (let group = firstGroup[outFirst[airport] as number] as number; group < end; group++) {
      const airline = groupAirline[group] as number;
      if ((known[airline] as number) < firstHere) known[airline] = count++;
      const station = known[airline] as number;
      [airports[station], airlines[station]] = [airport, airline];
      ofGroup[group] = station;
    }
  }
  return { count, ofGroup, airport: airports.slice(0, count), airline: airlines.slice(0, count) };
}
