import { expect, it } from "vitest";
import { hotelResults } from "./hotel-results.ts";

it.each(["Torre Eiffel", "Aeropuerto Internacional Heathrow", "Playa del Carmen"])("names %s where its name wants no article", (place) => {
  const said = [
    hotelResults.moved("13-mar-2027", place),
    hotelResults.map.label(place),
    hotelResults.none.why(10, place, "12-mar-2027", "16-mar-2027"),
  ];
  expect(said.map((sentence) => sentence.slice(0, place.length + 2))).toEqual([`${place}: `, `${place}: `, `${place}: `]);
});
