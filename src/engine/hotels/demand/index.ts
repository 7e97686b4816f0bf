/** The door of demand: what a night costs and how crowded it is, city by city. */
export { CityNights } from "./city-nights.ts";
