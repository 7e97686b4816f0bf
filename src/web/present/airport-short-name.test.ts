import { expect, it } from "vitest";
import { airportShortName } from "./airport-short-name.ts";

it.each([
  ["John F. Kennedy International Airport", "John F. Kennedy"],
  ["London City Airport", "London City"],
  ["Ronald Reagan Washington National Airport", "Ronald Reagan Washington National"],
  ["Airport of the Azores", "Airport of the Azores"],
  ["Airport", "Airport"],
])("calls %s %s", (name, short) => {
  expect(airportShortName(name)).toBe(short);
});
