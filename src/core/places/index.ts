export * from "./place.ts";
export * from "./spanish-city.ts";
