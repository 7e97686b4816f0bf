import type { RoundTripQuery, Timetable } from "../../src/engine/index.ts";

/** What an answer cannot be found without, each at a nanosecond: the edges that lead on from either end, and the itineraries themselves. */
const NS_A_LOOK = 1;

/** Edges out of the origins, into the destinations, and between their neighbours, from the end that has fewer: as many looks as two stops need. */
function edgesTouched({ edges }: Timetable, { origins, destinations }: Pick<RoundTripQuery, "origins" | "destinations">): number {
  const { outFirst, inFirst, to, from, inEdges } = edges;
  const out = (airport: number): number => (outFirst[airport + 1] as number) - (outFirst[airport] as number);
  const into = (airport: number): number => (inFirst[airport + 1] as number) - (inFirst[airport] as number);
  let touched = 0;
  for (const origin of origins) {
    for (const destination of destinations) {
      let [onward, back] = [0, 0];
      for (let edge = outFirst[origin] as number; edge < (outFirst[origin + 1] as number); edge++) onward += out(to[edge] as number);
      for (let row = inFirst[destination] as number; row < (inFirst[destination + 1] as number); row++)
        back += into(from[inEdges[row] as number] as number);
      touched += out(origin) + into(destination) + Math.min(onward, back);
    }
  }
  return touched;
}

/** Milliseconds that no search can do without. @param pairs how many flights or pairs of flights make the whole answer. */
export const floorMs = (timetable: Timetable, query: Pick<RoundTripQuery, "origins" | "destinations">, pairs: number): number =>
  ((edgesTouched(timetable, query) + pairs) * NS_A_LOOK) / 1e6;
