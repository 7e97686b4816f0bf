import { err, ok } from "../core/kernel/index.ts";
import type { HotelSupply } from "./ports/hotel-supply.ts";
import type { Clock } from "./ports/system.ts";
import type { UseCases } from "./use-cases.ts";

/** The rate behind an id, priced again: what the booking page needs after a reload, on whatever node it lands. */
export function createGetRate(ports: { hotels: HotelSupply; clock: Clock }): UseCases["getRate"] {
  return async (id) => {
    const found = await ports.hotels.rate(id, ports.clock.now());
    return found.ok ? ok(found.value.offer) : err(found.error);
  };
}

/** The room of a rate that has expired, at the price and the terms of now. */
export const createRenewRate =
  (ports: { hotels: HotelSupply; clock: Clock }): UseCases["renewRate"] =>
  (id) =>
    ports.hotels.renew(id, ports.clock.now());
