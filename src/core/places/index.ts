export * from "./country-name.ts";
export * from "./place.ts";
export * from "./spanish-airport.ts";
export * from "./spanish-city.ts";
export * from "./regions.ts";
