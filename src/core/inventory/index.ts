export * from "./inventory-claim.ts";
