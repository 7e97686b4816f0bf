import { expect, it } from "vitest";
import { typedPart } from "./typed-part.ts";

it.each([
  ["Belém", "belem", "Belém"],
  ["San José del Guaviare", "SAN JOSÉ", "San José"],
  ["Isla San José", " san jose ", "San José"],
  ["İstanbul", "istan", "İstan"],
  ["Londres", "london", null],
  ["London", "", null],
  ["London", " ", null],
])("in %s %j is %s", (text, typed, part) => {
  const found = typedPart(text, typed);
  expect(found && text.slice(...found)).toBe(part);
});
