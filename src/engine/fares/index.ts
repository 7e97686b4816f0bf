/** The door of fares: prices, seats, conditions, bags and carbon dioxide of the embedded world. */
export { bagAllowance, leastBags } from "./bags.ts";
export { brandBags, brandConditions, brandsSold, brandSupplements } from "./brands.ts";
export { legCo2Kg } from "./co2.ts";
export { fareConditions, stricterConditions } from "./conditions.ts";
export { createFares } from "./fares.ts";
export type { Fares, MarketFares, YearFares } from "./market.ts";
export { MOST_RETURN_DISCOUNT } from "./return-discount.ts";
export type { Ticket } from "./ticket.ts";
