export * from "./bound.ts";
export * from "./cabin.ts";
export * from "./from-fare.ts";
export * from "./itinerary.ts";
export * from "./party.ts";
export * from "./sale-times.ts";
export * from "./search.ts";
export * from "./search-query.ts";
