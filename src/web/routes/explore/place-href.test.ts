import { expect, it } from "vitest";
import type { FoundPlace } from "../../../core/flights/exploring/index.ts";
import type { LocalDate, PlaceCode } from "../../../core/kernel/index.ts";
import { placeHref } from "./place-href.ts";

const PLACE: FoundPlace = {
  code: "LON",
  city: "London",
  country: "GB",
  x: 0,
  y: 0,
  departureDate: "2027-03-12" as LocalDate,
  fareMinor: 30_000,
  stops: 1,
  returnStops: 0,
  minutes: 600,
  region: "europe",
  themes: [],
  isCheapest: false,
};
const from = { code: "BOS" as PlaceCode, city: "Boston" };
const queryOf = (href: string): Readonly<Record<string, string>> => Object.fromEntries(new URL(href, "http://localhost").searchParams);

it("leads to the search whose first result is the trip", () => {
  const query = queryOf(placeHref({ from, stay: 7 }, { ...PLACE, isCheapest: true }));
  expect(query).toMatchObject({ source: "BOS-Boston", destination: "LON-London", date: "Mar-12-2027", rtnDate: "Mar-19-2027" });
  expect(query).not.toHaveProperty("stops");
});

it("leads to results with just so many stops where cheaper trips have more", () => {
  expect(queryOf(placeHref({ from, stay: 7 }, PLACE))).toMatchObject({ stops: "1", returnStops: "0", trpType: "roundtrip" });
  const oneWay = queryOf(placeHref({ from, stay: null }, { ...PLACE, returnStops: null }));
  expect(oneWay).toMatchObject({ stops: "1", trpType: "oneWay" });
  expect(oneWay).not.toHaveProperty("returnStops");
});
