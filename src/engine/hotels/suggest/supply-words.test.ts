import { expect, it } from "vitest";
import { begunInSpanish, inSupplyWords } from "./supply-words.ts";

it.each([
  ["zona hotelera", ["hotel zone"]],
  ["zona hotelera cancun", ["hotel zone cancun"]],
  ["cancun zona hotelera", ["cancun hotel zone"]],
  ["barrio got", []],
  ["centro lima", ["city center lima", "downtown lima"]],
  ["zona del aeropuerto cun cancun", ["cun airport area cancun"]],
  ["centro de seattle", ["city center de seattle", "downtown de seattle", "downtown seattle"]],
  ["centros lima", []],
  ["hotel zone cancun", []],
  ["", []],
])("reads %j as the supply's %j", (query, said) => {
  expect(inSupplyWords(query)).toEqual(said);
});

it("knows a Spanish name by its beginning, once it is long enough to say something", () => {
  expect(["barrio got", "barrio gotico", "barr", "bar", ""].map((query) => begunInSpanish(query).includes("gothic quarter"))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
