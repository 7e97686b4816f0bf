import type { BookPorts } from "../../src/usecases/book.ts";
import { createBookingWorld } from "../../src/usecases/testing/booking-world.ts";
import { gatewayOver, ordersOver } from "./outside.ts";
import { STOCKS } from "./price-list.ts";
import type { Life } from "./timeline.ts";
import type { World } from "./world.ts";

/** All that a living server sees: the far ends of its wires, and a clock that goes wrong by `skewMs`. */
export function portsOf(world: World, life: Life, skewMs: number): BookPorts {
  const { timeline, weather, database, market, ids } = world;
  const wire = { timeline, weather, life };
  const far = createBookingWorld(gatewayOver(wire, world, skewMs), database.seenBy(life));
  far.hotels.capacity.splice(0, 2, STOCKS.rooms, STOCKS.suites);
  const clock = { now: () => timeline.now(skewMs) };
  return {
    ...far,
    orders: ordersOver(wire, world, skewMs),
    clock,
    ids,
    flights: market.flights(far.flights),
    hotels: market.hotels(far.hotels),
    rates: { current: () => market.ratesAt(clock.now()), at: market.ratesAt },
    within: (work, seconds) => Promise.race([work, lateAfter(seconds)]),
  };

  function lateAfter(seconds: number): Promise<"late"> {
    return new Promise((late) => timeline.after(seconds * 1000, `${life.name}  keeps somebody waiting`, () => late("late"), life));
  }
}
