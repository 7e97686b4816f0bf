import type { EdgeTable } from "../timetable/index.ts";

/**
 * A station is an airline at an airport: the groups (one airline on one edge) that it flies from there, or into there, share one. A search
 * that knows which airlines may go on looks at their groups only. The stations of an airport follow each other, and so do the groups of a station.
 */
export interface Stations {
  readonly count: number;
  /** By group: the number of its station. */
  readonly ofGroup: Int32Array;
  /** Stations of airport a are `first[a]` to before `first[a + 1]`. */
  readonly first: Int32Array;
  /** By station: its airline, and its entries in the columns below, from `start[s]` to before `start[s + 1]`. */
  readonly airline: Uint16Array;
  readonly start: Int32Array;
  /** By entry: a group, its edge, and the airport at the other end. */
  readonly group: Int32Array;
  readonly edge: Int32Array;
  readonly otherEnd: Uint16Array;
}

/** Edges of an airport, by their number there. */
type EdgesAt = (airport: number) => Iterable<number>;

/** Airlines at the airports that they fly from. */
export const stationsFrom = (edges: EdgeTable): Stations => stations(edges, edges.outFirst.length - 1, outOf(edges), edges.to);

/** Airlines at the airports that they fly to. */
export const stationsInto = (edges: EdgeTable): Stations => stations(edges, edges.inFirst.length - 1, into(edges), edges.from);

const outOf = ({ outFirst }: EdgeTable): EdgesAt =>
  function* (airport) {
    for (let edge = outFirst[airport] as number; edge < (outFirst[airport + 1] as number); edge++) yield edge;
  };

const into =
  ({ inFirst, inEdges }: EdgeTable): EdgesAt =>
  (airport) =>
    inEdges.subarray(inFirst[airport], inFirst[airport + 1]);

function stations(edges: EdgeTable, airportCount: number, edgesAt: EdgesAt, otherEnd: Uint16Array): Stations {
  const { groupCount, groupAirline, firstGroup } = edges;
  const ofGroup = new Int32Array(groupCount);
  const first = new Int32Array(airportCount + 1);
  const airline: number[] = [];
  const sizes: number[] = [];
  const known = new Map<number, number>();
  for (let airport = 0; airport < airportCount; airport++) {
    known.clear();
    for (const edge of edgesAt(airport)) {
      for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++) {
        const flies = groupAirline[group] as number;
        let station = known.get(flies);
        if (station === undefined) {
          station = airline.length;
          known.set(flies, station);
          airline.push(flies);
          sizes.push(0);
        }
        ofGroup[group] = station;
        sizes[station] = (sizes[station] as number) + 1;
      }
    }
    first[airport + 1] = airline.length;
  }
  const start = runs(sizes);
  return { count: airline.length, ofGroup, first, airline: Uint16Array.from(airline), start, ...entries(edges, ofGroup, start, otherEnd) };
}

/** Where runs of these sizes start, one behind the other, and where the last one ends. */
function runs(sizes: readonly number[]): Int32Array {
  const start = new Int32Array(sizes.length + 1);
  for (const [run, size] of sizes.entries()) start[run + 1] = (start[run] as number) + size;
  return start;
}

function entries(
  { count, groupCount, firstGroup }: EdgeTable,
  ofGroup: Int32Array,
  start: Int32Array,
  otherEnds: Uint16Array,
): Pick<Stations, "group" | "edge" | "otherEnd"> {
  const next = start.slice();
  const [groups, edgeOf, otherEnd] = [new Int32Array(groupCount), new Int32Array(groupCount), new Uint16Array(groupCount)];
  for (let edge = 0; edge < count; edge++) {
    for (let group = firstGroup[edge] as number; group < (firstGroup[edge + 1] as number); group++) {
      const station = ofGroup[group] as number;
      const entry = next[station] as number;
      next[station] = entry + 1;
      groups[entry] = group;
      edgeOf[entry] = edge;
      otherEnd[entry] = otherEnds[edge] as number;
    }
  }
  return { group: groups, edge: edgeOf, otherEnd };
}
