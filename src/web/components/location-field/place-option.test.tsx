import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { PlaceOption } from "./place-option.tsx";

const LHR = { airport: "London Heathrow Airport", airports: 1, countryName: "GB" };
const said = (address: string, place: string, details: typeof LHR | { airport: null; airports: number; countryName: string }): string =>
  textOf(renderStatic(<PlaceOption place={place} keyword="xyz" details={details} />, address));

it("says of an airport its city, its name and its country", () => {
  expect(said("/", "LHR-London", LHR)).toBe("London London Heathrow Airport, GB LHR");
});

it("says both in Spanish", () => {
  expect(said("/es/", "LHR-London", LHR)).toBe("Londres Aeropuerto de Londres Heathrow, GB LHR");
});

it("says of an area how many airports it stands for", () => {
  expect(said("/", "LON-London", { airport: null, airports: 6, countryName: "GB" })).toContain("All 6 airports");
});
