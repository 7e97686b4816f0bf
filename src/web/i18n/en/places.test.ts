import { expect, it } from "vitest";
import { places } from "./places.ts";

it.each([
  ["John F. Kennedy International Airport", "John F. Kennedy"],
  ["London City Airport", "London City"],
  ["Ronald Reagan Washington National Airport", "Ronald Reagan Washington National"],
  ["Airport of the Azores", "Airport of the Azores"],
  ["Airport", "Airport"],
])("calls %s %s among airports", (name, short) => {
  expect(places.airportShort({ code: "???", city: "", name })).toBe(short);
});
