/** The door of the embedded hotels: their file, and the engine over it. */
export { createHotelEngine, type HotelEngine } from "./hotel-engine.ts";
export { PLANS, type StayQuestion } from "./rates/index.ts";
export type { HotelQuery, PricedRate, RateName } from "./search/index.ts";
export { decodeHotelWorld, encodeHotelWorld } from "./world/index.ts";
