export * from "./charges-in.ts";
export * from "./kept-rates.ts";
export * from "./quote-nearby.ts";
export * from "./quote.ts";
export * from "./quoted-rates.ts";
export * from "./rates.ts";
export * from "./stay-quote.ts";
