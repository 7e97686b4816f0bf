import { expect, it } from "vitest";
import { connectionsOf, flightsFrom } from "./connections.ts";

const link = (from: string, to: string) => ({ from: { code: from }, to: { code: to } });

it("counts the fewest flights, and leaves out what cannot be reached", () => {
  const connections = connectionsOf([link("AAA", "BBB"), link("BBB", "CCC"), link("AAA", "CCC"), link("CCC", "DDD"), link("YYY", "ZZZ")]);
  expect([...flightsFrom("AAA", connections)]).toEqual([
    ["AAA", 0],
    ["BBB", 1],
    ["CCC", 1],
    ["DDD", 2],
  ]);
});
