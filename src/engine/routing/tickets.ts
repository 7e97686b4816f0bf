import type { Timetable } from "../timetable/index.ts";
import { NONSTOP_ONLY_AIRLINES } from "./rules.ts";

/** Which airlines' flights may follow each other on a ticket; the same both ways. */
export interface TicketTable {
  /** 1 where two airlines may, by `one * airlines + other`. */
  readonly may: Uint8Array;
  /** The same, a bit for each other airline: that of airline b is bit `b & 31` of word `one * words + (b >> 5)`. */
  readonly bits: Int32Array;
  readonly words: number;
}

/** For both kinds of tickets. */
export type Tickets = Readonly<Record<"partners" | "interlines", TicketTable>>;

/** The timetable's tickets without those of the airlines that sell no connections, their own ones among them. */
export function connectingTickets({ airlines, partners, interlines }: Pick<Timetable, "airlines" | "partners" | "interlines">): Tickets {
  const count = airlines.length;
  const without = airlines.flatMap(({ code }, airline) => (NONSTOP_ONLY_AIRLINES.has(code) ? [airline] : []));
  const connecting = (tickets: Uint8Array): TicketTable => {
    const may = tickets.slice();
    for (const airline of without) {
      may.fill(0, airline * count, (airline + 1) * count);
      for (let first = 0; first < count; first++) may[first * count + airline] = 0;
    }
    return { may, ...bitsOf(may, count) };
  };
  return { partners: connecting(partners), interlines: connecting(interlines) };
}

function bitsOf(may: Uint8Array, count: number): Pick<TicketTable, "bits" | "words"> {
  const words = Math.ceil(count / 32);
  const bits = new Int32Array(count * words);
  for (let one = 0; one < count; one++) {
    for (let other = 0; other < count; other++) {
      const word = one * words + (other >> 5);
      if (may[one * count + other] === 1) bits[word] = (bits[word] as number) | (1 << (other & 31));
    }
  }
  return { bits, words };
}
