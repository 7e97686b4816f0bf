export * from "./world-projection.ts";
