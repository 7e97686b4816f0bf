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
    const { destinations, airlines, themes, policies } = findPages("en", "calgary atlantis");
    expect([destinations, airlines, themes, policies]).toEqual([[], [], [], []]);
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

it("calls the second page about KLM by what it is about, after the first", () => {
  expect(findPages("es", "klm").airlines.map(({ to, name }) => [to, name])).toEqual([
    ["/aerolinea/klm", "KLM"],
    ["/aerolineas/klm", "KLM: conexiones en Schiphol"],
  ]);
});
