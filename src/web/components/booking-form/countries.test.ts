import { expect, it } from "vitest";
import { listCountries } from "./countries.ts";

it("lists every country once, the three of most customers first, the others by the alphabet", () => {
  const countries = listCountries("en");
  const names = countries.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(["United States", "Canada", "United Kingdom", "Afghanistan"]);
  expect(names).toContain("India");
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
});

it("lists them in Spanish by the Spanish alphabet, in which an accent changes no place", () => {
  const names = listCountries("es").map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(["Estados Unidos", "Canadá", "Reino Unido", "Afganistán"]);
  expect(names.indexOf("España") - names.indexOf("Eslovenia")).toBe(1);
  expect(names.indexOf("Islas Åland")).toBeLessThan(names.indexOf("Italia"));
});
