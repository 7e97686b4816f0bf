import { expect, it } from "vitest";
import { places } from "./places.ts";

it.each([
  ["London", "LHR", "Londres"],
  ["London", "GB", "Londres"],
  ["London", "YXU", "London"],
  ["Florence", "FLR", "Florencia"],
  ["Florence", "FLO", "Florence"],
  ["Rome", "US", "Rome"],
  ["New York", "JFK", "Nueva York"],
  ["Philadelphia", "US", "Filadelfia"],
  ["Seattle", "SEA", "Seattle"],
  ["Leon", "BJX", "León"],
  ["Taipei", "TW", "Taipéi"],
])("calls %s (%s) %s", (name, where, spanish) => {
  expect(places.city(name, where)).toBe(spanish);
});
