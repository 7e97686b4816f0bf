import { expect, it } from "vitest";
import { parsePlace, type Place } from "../../core/places/index.ts";
import { ProblemError } from "../problems/problem.ts";
import { parseFlightSearch, parseTripSearch } from "./search-query.ts";

const resolvePlace = (text: string): Place | null => {
  const place = parsePlace(text);
  return place && { code: place.code, city: place.code };
};

type Parse = typeof parseFlightSearch | typeof parseTripSearch;

function faultsOf(parse: Parse, trpType: string): unknown {
  try {
    parse(new URLSearchParams({ source: "JFK", destination: "LHR", date: "2027-03-12", trpType }), resolvePlace);
    return [];
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.errors;
    throw error;
  }
}

it.each([
  ["any trip", parseTripSearch, "pilgrimage", "Choose roundtrip, oneWay or multicity."],
  ["a trip one way or there and back", parseFlightSearch, "multicity", "Choose roundtrip or oneWay."],
] as const)("offers the trip types that a search of %s takes, and no other", (_, parse, trpType, message) => {
  expect(faultsOf(parse, trpType)).toEqual([{ path: "trpType", message }]);
  expect(faultsOf(parse, "one-way")).toEqual([]);
});
