/** The door of fares: prices, seats, conditions, bags and carbon dioxide of the embedded world. */
export { type FareWorld, fareWorldOf, type FlightColumns } from "./fare-world.ts";
export { createFares } from "./fares.ts";
export type { Fares, MarketFares } from "./market.ts";
