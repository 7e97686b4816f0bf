/** The door of the grid: which hotels lie within a radius. */
export { cellOf } from "./cells.ts";
