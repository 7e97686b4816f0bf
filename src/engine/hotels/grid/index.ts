/** The door of the grid: which points lie within a radius. */
export { cellOf } from "./cells.ts";
export { PointGrid } from "./point-grid.ts";
export { metresBetween } from "./metres-between.ts";
export { nearestFirst } from "./nearest-first.ts";
