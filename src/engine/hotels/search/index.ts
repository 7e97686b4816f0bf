/** The door of the search: hotels around a point, and what can be booked in one. */
export { engineParts } from "./engine-parts.ts";
export { type HotelQuery, inOneShape } from "./hotel-query.ts";
export { type HotelHits, HotelSearch, type Nearby } from "./search-hotels.ts";
export { type PricedRate, type PricedRoom, type PriceFailure, priceRate, type RateName, ratesOf } from "./stay-rates.ts";
