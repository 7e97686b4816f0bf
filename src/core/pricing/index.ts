export * from "./quote.ts";
export * from "./rates.ts";
