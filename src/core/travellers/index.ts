export * from "./traveller.ts";
