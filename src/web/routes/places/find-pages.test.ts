import { describe, expect, it } from "vitest";
import { findPages } from "./find-pages.server.ts";

describe("the search of the index", () => {
  it.each([
    ["en", "calgary", "Calgary"],
    ["en", "book KLM", "KLM"],
    ["en", "ORD", "Chicago"],
    ["es", "angeles", "Los Ángeles"],
    ["es", "turkish", "Turkish Airlines"],
  ] as const)("finds in %s for “%s” the page of %s", (locale, words, name) => {
    const { destinations, airlines } = findPages(locale, words);
    expect([...destinations, ...airlines].map((entry) => entry.name)).toContain(name);
  });

  it("finds nothing for a word that stands in no name, title or address", () => {
    expect(Object.values(findPages("en", "calgary atlantis")).flat()).toEqual([]);
  });
});

describe.each(["en", "es"] as const)("the index in %s", (locale) => {
  it("calls no two pages by the same name", () => {
    const names = Object.values(findPages(locale, ""))
      .flat()
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

it.each([
  ["en", ["Business class", "Cheap flights", "First class", "Last minute", "Military travel", "Student travel"]],
  ["es", ["Clase ejecutiva", "Primera clase", "Último minuto", "Viajes estudiantiles", "Viajes militares", "Vuelos baratos"]],
] as const)("lists the themes in %s by their short names, in the order of the alphabet", (locale, names) => {
  expect(findPages(locale, "").themes.map(({ name }) => name)).toEqual(names);
});

it("finds a theme by its heading as well", () => {
  expect(findPages("es", "billetes de avión").themes.map(({ name }) => name)).toContain("Vuelos baratos");
});

it.each([
  [
    "en",
    "",
    [
      ["/about", "About us"],
      ["/contact-us", "Contact us"],
    ],
  ],
  ["en", "contact", [["/contact-us", "Contact us"]]],
  [
    "es",
    "",
    [
      ["/es/contact-us", "Contáctenos"],
      ["/es/about", "Quiénes somos"],
    ],
  ],
  ["es", "contacto", [["/es/contact-us", "Contáctenos"]]],
  ["es", "quienes", [["/es/about", "Quiénes somos"]]],
  ["es", "boston", []],
] as const)("lists in %s for “%s” the pages about the agency", (locale, words, pages) => {
  expect(findPages(locale, words).agency.map(({ to, name }) => [to, name])).toEqual(pages);
});

it("calls the second page about KLM by what it is about, after the first", () => {
  expect(findPages("es", "klm").airlines.map(({ to, name }) => [to, name])).toEqual([
    ["/aerolinea/klm", "KLM"],
    ["/aerolineas/klm", "KLM: conexiones en Schiphol"],
  ]);
});
