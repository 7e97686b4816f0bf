export * from "./parse-watch.ts";
export * from "./real-drop.ts";
export * from "./watch.ts";
export * from "./watch-times.ts";
