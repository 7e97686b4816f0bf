/** The door of the random worlds that tests of hotels are made with. */
export { type HotelWorldShape, randomHotelWorld } from "./random-hotel-world.ts";
