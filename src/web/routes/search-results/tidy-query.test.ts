import { expect, it } from "vitest";
import { parsePlace } from "../../../core/places/index.ts";
import { tidyQuery } from "./tidy-query.ts";

const tidied = (query: string): string | undefined => tidyQuery(new URLSearchParams(query), parsePlace)?.toString();
const ROUND = "source=JFK-New+York&destination=LHR-London&date=Mar-12-2027&rtnDate=Mar-19-2027&trpType=roundtrip";
const PARTY = "adults=2&children=1&infants=0";
const EMPTY_ROWS = "source3=&destination3=&date3=&source4=&destination4=&date4=";

it("leaves the empty rows of a form without scripts out, counts the travelers, and keeps the view", () => {
  expect(tidied(`${ROUND}&source2=&destination2=&date2=&${EMPTY_ROWS}&${PARTY}&classType=Economy&stops=0&sort=fastest`)).toBe(
    `${ROUND}&${PARTY}&tpassenger=3&classType=Economy&stops=0&sort=fastest`,
  );
  const cities = "trpType=multicity&source=JFK-New+York&destination=LHR-London&date=Mar-12-2027";
  const second = "source2=LHR-London&destination2=CDG-Paris&date2=Mar-15-2027";
  expect(tidied(`${cities}&${second}&${EMPTY_ROWS}&${PARTY}`)).toBe(`${cities}&${second}&${PARTY}&tpassenger=3&classType=Economy`);
});

it("leaves an address alone that is in order, or that cannot be read", () => {
  expect(tidied(`${ROUND}&${PARTY}&tpassenger=3&classType=Economy`)).toBeUndefined();
  expect(tidied(`${ROUND}&${PARTY}&chosen=`)).toBeUndefined();
  expect(tidied(`source=&destination=LHR-London&${EMPTY_ROWS}`)).toBeUndefined();
});
