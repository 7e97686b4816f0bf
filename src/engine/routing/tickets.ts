import type { Timetable } from "../timetable/index.ts";
import { NONSTOP_ONLY_AIRLINES } from "./rules.ts";

/** 1 where the second airline's flight may follow the first one's on a ticket, by `first * airlines + second`; for both kinds. */
export type Tickets = Pick<Timetable, "partners" | "interlines">;

/** The timetable's tickets without those of the airlines that sell no connections, their own ones among them. */
export function connectingTickets({ airlines, partners, interlines }: Timetable): Tickets {
  const sellsNone = airlines.map(({ code }) => NONSTOP_ONLY_AIRLINES.has(code));
  const connecting = (tickets: Uint8Array): Uint8Array =>
    tickets.map((may, place) => {
      const [first, second] = [Math.floor(place / airlines.length), place % airlines.length];
      return sellsNone[first] === true || sellsNone[second] === true ? 0 : may;
    });
  return { partners: connecting(partners), interlines: connecting(interlines) };
}
