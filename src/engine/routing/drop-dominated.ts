import type { FlightEnds } from "./bound-class.ts";
import type { FoundBound } from "./query.ts";

/** More than there are airports: see `Uint16Array` in the timetable. */
const AIRPORTS = 65_536;

/**
 * Leaves out each bound that another one of the same plate between the same two airports makes pointless: one that departs no
 * earlier, arrives no later, has no more stops and costs no more.
 * @param bounds in the order of `findBounds`. By it such another one always comes first, also where two are alike.
 */
export function dropDominated(bounds: readonly FoundBound[], ends: FlightEnds): FoundBound[] {
  const keptByTicket = new Map<number, FoundBound[]>();
  return bounds.filter((bound) => {
    const ticket = ticketOf(bound, ends);
    const kept = keptByTicket.get(ticket);
    if (kept === undefined) keptByTicket.set(ticket, [bound]);
    else if (kept.some((better) => isNoWorse(better, bound))) return false;
    else kept.push(bound);
    return true;
  });
}

/** A number for plate, first and last airport. */
function ticketOf({ plate, flights }: FoundBound, { from, to }: FlightEnds): number {
  const [first, last] = [from[flights[0] as number] as number, to[flights.at(-1) as number] as number];
  return (plate * AIRPORTS + first) * AIRPORTS + last;
}

/** Of two bounds of which the first costs no more. */
const isNoWorse = (better: FoundBound, bound: FoundBound): boolean =>
  better.departsAtUtcMinute >= bound.departsAtUtcMinute &&
  better.arrivesAtUtcMinute <= bound.arrivesAtUtcMinute &&
  better.flights.length <= bound.flights.length;
