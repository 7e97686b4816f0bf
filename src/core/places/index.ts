export * from "./place.ts";
