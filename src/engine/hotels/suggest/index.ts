/** The door of the hotel place suggestions. */
export { createHotelSuggester, type HotelSuggester } from "./hotel-suggester.ts";
export type { SuggestedHotels } from "./minor-places.ts";
