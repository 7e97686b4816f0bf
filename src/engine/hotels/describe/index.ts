/** The door of description: hotels, their rooms and districts in plain words and figures. */
export { type CityDistrict, districtFinder } from "./district-finder.ts";
export { hotelFinder } from "./find-hotel.ts";
export { HotelBook } from "./hotel-book.ts";
export { roomOf } from "./room-of.ts";
