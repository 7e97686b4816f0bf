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
