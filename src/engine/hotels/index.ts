/** The door of the embedded hotels: their file, and the engine over it. */
export { createHotelEngine, type HotelEngine } from "./hotel-engine.ts";
export { type Plan, PLANS, type StayQuestion } from "./rates/index.ts";
export type { HotelHits, HotelQuery, PricedRate, PricedRoom, PriceFailure, RateName } from "./search/index.ts";
export { checkHotelWorld, decodeHotelWorld, encodeHotelWorld, type HotelTables, type HotelWorld } from "./world/index.ts";
