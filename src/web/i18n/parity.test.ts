import { describe, expect, it } from "vitest";
import { catalogueDifferences } from "../testing/catalogue-differences.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";

/** Texts that are the same in both languages, each with its reason. */
const SAME = {
  "shell.cities.*": "names of cities; New York is Nueva York",
  "home.posters.*.city": "names of cities",
  "hotels.home.posters.cities.*.city": "names of cities",
  "hotels.home.posters.cities.*.org": "what the search is asked for, as the supply calls it",
  "booking.card.cvv": "the name of the code",
  "booking.fares.names.plus": "the name of the fare",
  "booking.fares.names.flex": "the name of the fare",
  "explore.filters.region.asia": "a Spanish word too",
  "hotels.results.map.ring": "a unit",
  "hotelDetails.where.ring": "a unit",
  "shell.legal": "a Spanish word too",
  "hotelBooking.summary.total": "a Spanish word too",
  "hotelDetails.rates.columns.total": "a Spanish word too",
  "hotelDetails.kinds.*": "Hotel, Resort and Motel are Spanish words too",
  "hotelDetails.roomKinds.suite": "a Spanish word too",
  "hotelDetails.amenities.spa": "a Spanish word too",
  "hotelDetails.amenities.bar": "a Spanish word too",
  "contact.callBack.zones.Asia/Kolkata": "India is India, without an article as everywhere on the site",
};

it("says every text of the English catalogue in Spanish, and no other, with the same values in it", () => {
  expect(catalogueDifferences(en, es, SAME)).toEqual([]);
});

describe("what tells two catalogues apart", () => {
  const model = { title: "Flights", stops: (count: number) => `${count} stops`, parts: [{ name: "Hotels" }] };
  const spanish = { title: "Vuelos", stops: (count: number) => `${count} escalas`, parts: [{ name: "Hoteles" }] };

  it.each([
    ["nothing", spanish, []],
    ["a key that is missing", { title: "Vuelos", parts: spanish.parts }, ["stops: is missing"]],
    ["a key more", { ...spanish, more: "Más" }, ["more: is not in the model"]],
    ["a list that is shorter", { ...spanish, parts: [] }, ["parts.0: is missing"]],
    ["another kind of text", { ...spanish, stops: "escalas" }, ["stops: is string, not function"]],
    ["another number of values", { ...spanish, stops: () => "escalas" }, ["stops: takes 0 values, not 1"]],
    ["an empty text", { ...spanish, title: " " }, ["title: is empty"]],
    ["a text that was not translated", { ...spanish, title: "Flights" }, ["title: is not translated"]],
    ["a text with a value that was not translated", { ...spanish, stops: model.stops }, ["stops: is not translated"]],
  ])("%s", (_, other, lines) => {
    expect(catalogueDifferences(model, other)).toEqual(lines);
  });

  it("excuses a text that is the same on purpose, and no other", () => {
    expect(catalogueDifferences(model, { ...spanish, parts: model.parts }, { "parts.*.name": "a Spanish word too" })).toEqual([]);
    expect(catalogueDifferences(model, spanish, { "parts.*.name": "a Spanish word too" })).toEqual(["parts.*.name: need not be excused"]);
  });
});
