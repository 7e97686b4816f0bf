import type { Timetable } from "../timetable/index.ts";
import type { Candidate } from "./bound-list.ts";

/** More than there are airports: see `Uint16Array` in the timetable. */
const AIRPORTS = 65_536;

/** Of a bound that was worthwhile; times are UTC minutes. */
interface Kept {
  readonly departsAt: number;
  readonly arrivesAt: number;
  readonly legs: number;
}

/**
 * Tells bounds that another one of the same plate between the same two airports makes pointless: one that departs no earlier, arrives no
 * later, has no more stops and costs no more. Bounds must come in the order of `findBounds`: by it such another one always comes first, also
 * where two are alike.
 */
export class Dominance {
  readonly #ends: Pick<Timetable["flights"], "from" | "to">;
  readonly #keptByTicket = new Map<number, Kept[]>();

  constructor(ends: Pick<Timetable["flights"], "from" | "to">) {
    this.#ends = ends;
  }

  /** Whether no bound that was asked about before makes this one pointless. */
  isWorthwhile(bound: Candidate): boolean {
    const { departsAt, arrivesAt, legs } = bound;
    const ticket = this.#ticketOf(bound);
    const kept = this.#keptByTicket.get(ticket);
    if (kept === undefined) this.#keptByTicket.set(ticket, [{ departsAt, arrivesAt, legs }]);
    else if (kept.some((better) => better.departsAt >= departsAt && better.arrivesAt <= arrivesAt && better.legs <= legs)) return false;
    else kept.push({ departsAt, arrivesAt, legs });
    return true;
  }

  /** A number for plate, first and last airport. */
  #ticketOf({ plate, flights, legs }: Candidate): number {
    const [first, last] = [this.#ends.from[flights[0] as number] as number, this.#ends.to[flights[legs - 1] as number] as number];
    return (plate * AIRPORTS + first) * AIRPORTS + last;
  }
}
