import { describe, expect, it } from "vitest";
import { type IndexedPage, listIndexedPages } from "../../content/indexed-pages.server.ts";
import { WRITTEN_PAGES } from "../../content/written-pages.server.ts";
import { writeSitemap } from "./write-sitemap.ts";

const SITE = "https://fly.example";

/** What a sitemap says of each address: its alternates by language, and its day. */
function readSitemap(xml: string) {
  return [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, loc = "", rest = ""]) => ({
    loc,
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(rest)?.[1] ?? null,
    alternates: Object.fromEntries(
      [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = "", href = ""]) => [language, href]),
    ),
  }));
}

const entries = readSitemap(writeSitemap(listIndexedPages(), SITE));
const entryOf = (path: string) => entries.find(({ loc }) => loc === SITE + path);

/** Whether every tag that opens is closed in turn, and nothing stands between tags but plain text. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, "");
  for (const [, closing, name = "", , own] of body.matchAll(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<&]*(?:&\w+;[^"<&]*)*")*)(\/?)>/g)) {
    if (closing === "/") {
      if (open.pop() !== name) return false;
    } else if (own !== "/") open.push(name);
  }
  return open.length === 0 && !/[<>]|&(?!\w+;)/.test(body.replaceAll(/<[^<>]*>/g, ""));
}

describe("the sitemap", () => {
  it("is well-formed", () => {
    expect(isWellFormed(writeSitemap(listIndexedPages(), SITE))).toBe(true);
  });

  it("names every written page, and none twice", () => {
    const locations = entries.map(({ loc }) => loc);
    for (const { path } of WRITTEN_PAGES) expect(locations, path).toContain(SITE + path);
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations.length).toBe(listIndexedPages().length);
  });

  it("names the screens in both languages, and nothing that is searched for or bought on", () => {
    for (const path of ["/", "/es", "/hotels", "/es/hotels", "/destinations", "/es/destinations", "/contact-us", "/es/contact-us"])
      expect(entryOf(path), path).toBeDefined();
    expect(entries.filter(({ loc }) => /search|details|booking|thankyou|currency|api/.test(loc))).toEqual([]);
  });

  it("names the editions of a page in each of them, the Spanish ones at their own addresses", () => {
    const alternates = {
      en: `${SITE}/airlines/book-klm-flights-tickets`,
      es: `${SITE}/aerolinea/klm`,
      "x-default": `${SITE}/airlines/book-klm-flights-tickets`,
    };
    expect(entryOf("/airlines/book-klm-flights-tickets")?.alternates).toEqual(alternates);
    expect(entryOf("/aerolinea/klm")?.alternates).toEqual(alternates);
    expect(entryOf("/es")?.alternates).toEqual({ en: `${SITE}/`, es: `${SITE}/es`, "x-default": `${SITE}/` });
  });

  it("names no editions of a page that stands alone", () => {
    expect(entryOf("/aerolineas/klm")).toMatchObject({ alternates: {} });
  });

  it("says since when a policy holds, and of no other page when it changed", () => {
    expect(entryOf("/refund-policy")?.lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const legal = WRITTEN_PAGES.filter(({ kind }) => kind === "legal").length;
    expect(entries.filter(({ lastmod }) => lastmod !== null)).toHaveLength(legal);
  });

  it("writes addresses that XML or an address would not take as they are in other words", () => {
    const odd: IndexedPage = { path: `/a&b/<c>"'é`, editions: null, changedOn: null };
    const xml = writeSitemap([odd], SITE);
    expect(isWellFormed(xml)).toBe(true);
    expect(xml).toContain(`<loc>${SITE}/a&amp;b/%3Cc%3E%22&apos;%C3%A9</loc>`);
  });
});
