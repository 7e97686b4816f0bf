/** Temporal for every runtime: the native one where it exists, else the polyfill. The only import of it in the project. */
export { Temporal } from "temporal-polyfill";
