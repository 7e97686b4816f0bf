export * from "./great-circle.ts";
export * from "./world-projection.ts";
