import type { Timetable } from "../timetable/index.ts";
import { NONSTOP_ONLY_AIRLINES } from "./rules.ts";

/** 1 where the second airline's flight may follow the first one's on a ticket, by `first * airlines + second`; for both kinds. */
export type Tickets = Pick<Timetable, "partners" | "interlines">;

/** The timetable's tickets without those of the airlines that sell no connections, their own ones among them. */
export function connectingTickets({ airlines, partners, interlines }: Timetable): Tickets {
  const count = airlines.length;
  const without = airlines.flatMap(({ code }, airline) => (NONSTOP_ONLY_AIRLINES.has(code) ? [airline] : []));
  const connecting = (tickets: Uint8Array): Uint8Array => {
    const left = tickets.slice();
    for (const airline of without) {
      left.fill(0, airline * count, (airline + 1) * count);
      for (let first = 0; first < count; first++) left[first * count + airline] = 0;
    }
    return left;
  };
  return { partners: connecting(partners), interlines: connecting(interlines) };
}
