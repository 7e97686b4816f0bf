export * from "./condition.ts";
export type * from "./figure.ts";
export * from "./former-figures.ts";
export * from "./policies.ts";
export type { PolicyPage } from "./policy.ts";
export * from "./policy-words.ts";
export * from "./price-rules.ts";
