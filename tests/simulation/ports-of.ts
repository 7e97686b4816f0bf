import { type BookingId, err } from "../../src/core/kernel/index.ts";
import type { BookPorts } from "../../src/usecases/book.ts";
import { createBookingWorld } from "../../src/usecases/testing/booking-world.ts";
import { gatewayOver, ordersOver } from "./outside.ts";
import { lenient, STOCKS, tripOf } from "./stocks.ts";
import type { Life } from "./timeline.ts";
import type { World } from "./world.ts";

/** All that a living server sees: the far ends of its wires, and a clock that goes wrong by `skewMs`. */
export function portsOf({ timeline, weather, database, bank, supplier, ledger, ids }: World, life: Life, skewMs: number): BookPorts {
  const wire = { timeline, weather, life };
  const far = createBookingWorld(gatewayOver(wire, bank), database.seenBy(life));
  far.hotels.capacity.splice(0, 2, STOCKS.rooms, STOCKS.suites);
  const takenBy = (id: string) => ledger.bookings.get(id as BookingId) ?? { claims: [], units: 0 };
  return {
    ...far,
    orders: ordersOver(wire, supplier, takenBy),
    clock: { now: () => timeline.now(skewMs) },
    ids,
    flights: { ...far.flights, offer: async (id) => tripOf(id) ?? err("offer_forged") },
    // Rooms are counted by the store alone: what a server remembers of them it forgets with its life.
    hotels: { ...far.hotels, noteSold: () => undefined, rate: async (id, at) => lenient(await far.hotels.rate(id, at)) },
    within: (work, seconds) => Promise.race([work, lateAfter(seconds)]),
  };

  function lateAfter(seconds: number): Promise<"late"> {
    return new Promise((late) => timeline.after(seconds * 1000, `${life.name}  keeps somebody waiting`, () => late("late"), life));
  }
}
