/** The door of the page that shows where one can fly to: what is asked, what was found, and what can be chosen in it. */
export * from "./asked.ts";
export * from "./filter.ts";
export * from "./found-place.ts";
export * from "./pack-places.ts";
export * from "./themes.ts";
export * from "./view.ts";
