export * from "./age.ts";
export * from "./check-travellers.ts";
export * from "./country-codes.ts";
export * from "./name.ts";
export * from "./traveller.ts";
