/** The door of the grid: which hotels lie within a radius. */
export { cellOf } from "./cells.ts";
export { HotelGrid } from "./hotel-grid.ts";
export { nearestFirst } from "./nearest-first.ts";
