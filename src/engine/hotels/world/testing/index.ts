/** The door of the worlds that tests of hotels are made with. */
export { plainHotelWorld, type PlainChanges } from "./plain-hotel-world.ts";
export { randomHotelWorld } from "./random-hotel-world.ts";
