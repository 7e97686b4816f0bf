import { expect, it } from "vitest";
import { DESTINATIONS } from "./destinations.ts";

it("more than 500 destinations can be searched, each once, as footer and home page say", () => {
  expect(new Set(DESTINATIONS.map(({ code }) => code)).size).toBe(DESTINATIONS.length);
  expect(DESTINATIONS.length).toBeGreaterThan(500);
});
