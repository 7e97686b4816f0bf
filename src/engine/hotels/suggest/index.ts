/** The door of the hotel place suggestions. */
export { createHotelSuggester } from "./hotel-suggester.ts";
