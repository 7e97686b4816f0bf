import { err, ok } from "../core/kernel/index.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { Clock } from "./ports/system.ts";
import type { UseCases } from "./use-cases.ts";

/** The offer behind an id, priced again: what a page needs after a reload, on whatever node it lands. */
export function createGetOffer(ports: { flights: FlightSupply; clock: Clock }): UseCases["getOffer"] {
  return async (id) => {
    const found = await ports.flights.offer(id, ports.clock.now());
    return found.ok ? ok(found.value.offer) : err(found.error);
  };
}

/** The same trip in each brand that it is sold in. */
export const createListFareBrands =
  (ports: { flights: FlightSupply; clock: Clock }): UseCases["listFareBrands"] =>
  (id) =>
    ports.flights.fareBrands(id, ports.clock.now());

/** The flights of an offer that has expired, at the price of now. */
export const createRenewOffer =
  (ports: { flights: FlightSupply; clock: Clock }): UseCases["renewOffer"] =>
  (id) =>
    ports.flights.renew(id, ports.clock.now());
