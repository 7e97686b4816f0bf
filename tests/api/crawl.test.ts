import { beforeAll, describe, expect, inject, it } from "vitest";
import { englishPath, hasTwin, localeOf, pathIn } from "../../src/web/i18n/addresses.ts";
import { type CrawledPage, crawl, fetchPage, isSearched } from "../support/crawl.ts";
import { ROUTE_TABLE } from "../support/route-table.ts";
import { structuredBlock } from "../support/structured-data.ts";

const site = inject("baseUrl");
let pages: ReadonlyMap<string, CrawledPage>;
let written: readonly CrawledPage[];

/** Every page is asked for once, and half of them look for their fares first: more than a hook's usual minute on a busy machine. */
const CRAWL_MS = 300_000;

beforeAll(async () => {
  pages = await crawl(site, ["/", "/es"]);
  written = [...pages.values()].filter(({ path }) => !isSearched(path));
}, CRAWL_MS);

const those = (isWrong: (page: CrawledPage) => boolean): readonly string[] => written.filter(isWrong).map(({ path }) => path);
const repeated = (of: (page: CrawledPage) => string): readonly string[] =>
  those((page) => written.some((other) => other.path !== page.path && of(other) === of(page)));

const kinds = (path: string): ReadonlySet<string> =>
  new Set(pages.get(path)?.structured.map((block) => (block as { "@type": string })["@type"]));

describe("a crawl from / and /es", () => {
  it("finds an answer behind every link", () => {
    expect([...pages.values()].filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  });
  it("reaches every page of the route table, each in both languages", () => {
    const table = [...ROUTE_TABLE.written, ...ROUTE_TABLE.others];
    const wanted = table.flatMap((path) => [path, pathIn("en", path), pathIn("es", path)]);
    expect(wanted.filter((path) => !pages.has(path))).toEqual([]);
  });
  it("finds a title and a description of its own on each page, and one heading of the first rank", () => {
    expect(those(({ title, description }) => title === "" || description === "")).toEqual([]);
    expect(repeated(({ title }) => title)).toEqual([]);
    expect(repeated(({ description }) => description)).toEqual([]);
    expect(those(({ headings }) => headings !== 1)).toEqual([]);
  });
  it("reads each page in the language of its address", () => {
    expect([...pages.values()].filter(({ path, language }) => language !== localeOf(path.replace(/\?.*/, "")))).toEqual([]);
  });
  it("is told the one address of each page, and its editions, which name each other", () => {
    expect(those(({ path, canonical, isIndexed }) => isIndexed && canonical !== path)).toEqual([]);
    const wrong = those(({ path, alternates, isIndexed }) => {
      if (!isIndexed || !hasTwin(path)) return Object.keys(alternates).length > 0;
      const expected = { en: pathIn("en", path), es: pathIn("es", path), "x-default": pathIn("en", path) };
      return JSON.stringify(alternates) !== JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
  });
  it("is led by the sitemap to nothing but pages, each of which may be indexed and calls itself so", async () => {
    const xml = await (await fetch(`${site}/sitemap.xml`)).text();
    const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
    expect(paths.length).toBeGreaterThan(50);
    const read = await Promise.all(paths.map(async (path) => pages.get(path) ?? (await fetchPage(site, path)))); // A form leads to one of them, no link.
    expect(read.map(({ path, status, isIndexed, canonical }) => [path, status, isIndexed, canonical])).toEqual(
      paths.map((path) => [path, 200, true, path]),
    );
  });
  it("finds structured data that is whole", () => {
    const faults = written.flatMap(({ path, structured }) =>
      structured.flatMap((block) => {
        const read = structuredBlock.safeParse(block);
        return read.success ? [] : [`${path}: ${read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ")}`];
      }),
    );
    expect(faults).toEqual([]);
    expect(kinds("/")).toEqual(new Set(["TravelAgency"]));
    expect(kinds("/destination/book-flights-tickets-to-seattle")).toEqual(new Set(["BreadcrumbList", "FAQPage", "Offer"]));
    expect(kinds("/aerolinea/klm")).toEqual(new Set(["BreadcrumbList", "FAQPage", "Offer"]));
    expect(kinds("/refund-policy")).toEqual(new Set(["BreadcrumbList"]));
  });
  it("finds a picture for whoever shares a page", async () => {
    const pictures = [...new Set(written.map(({ picture }) => picture))];
    expect(pictures.length).toBeGreaterThan(40);
    const answers = await Promise.all(pictures.map((path) => fetch(site + path)));
    const bytes = await Promise.all(answers.map((answer) => answer.bytes()));
    expect(answers.filter(({ headers }) => headers.get("content-type") !== "image/png").map(({ url }) => url)).toEqual([]);
    expect(bytes.filter((picture) => Buffer.from(picture.subarray(1, 4)).toString() !== "PNG")).toEqual([]);
  });
  it("finds no page that loads anything from elsewhere", () => {
    const foreign = [...pages.values()].flatMap(({ path, loads }) =>
      loads.filter((address) => !/^(\/(?!\/)|data:|#)/.test(address)).map((address) => `${path}: ${address}`),
    );
    expect(foreign).toEqual([]);
    expect(those(({ loads }) => loads.length < 3)).toEqual([]);
  });
  it("says on line one of every airline's page that we are not the airline", async () => {
    const airlines = [...pages.keys()].filter((path) => englishPath(path).startsWith("/airlines/"));
    expect(airlines.length).toBeGreaterThanOrEqual(39);
    for (const path of airlines) {
      const html = await (await fetch(site + path)).text();
      const main = html.slice(html.indexOf('<main id="main"'));
      const first = /<p[^>]*>(.*?)<\/p>/.exec(main)?.[1] ?? "";
      expect({ path, first }).toEqual({
        path,
        first: expect.stringMatching(/independent travel agency|agencia de viajes independiente/) as string,
      });
    }
  });
  it("leads from a Spanish address below /es to the page's own", async () => {
    const answer = await fetch(`${site}/es/airlines/book-klm-flights-tickets`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/aerolinea/klm"]);
  });
  it.each([
    ["/destination/Book-Flights-Tickets-to-Boston", "/destination/book-flights-tickets-to-boston"],
    ["/es/airlines/Book-KLM-flights-tickets", "/aerolinea/klm"],
    ["/Airlines/book-klm-flights-tickets?utm_source=letter", "/airlines/book-klm-flights-tickets?utm_source=letter"],
  ])("leads from %s, in capitals, to the page's own", async (path, own) => {
    const answer = await fetch(site + path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, own]);
  });
  it.each([
    ["/destination", "/destinations"],
    ["/airlines", "/destinations"],
    ["/Travel-by-Theme?utm=1", "/destinations?utm=1"],
    ["/es/airlines", "/es/destinations"],
    ["/aerolinea", "/es/destinations"],
    ["/aerolineas", "/es/destinations"],
  ])("leads from %s, below which pages stand, to the index of all", async (path, index) => {
    const answer = await fetch(site + path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, index]);
  });
  it("is told what to do where there is no page", async () => {
    for (const path of ["/nowhere", "/es/nowhere", "/destination/book-flights-tickets-to-atlantis", "/airlines/constructor", "/es/es"]) {
      const answer = await fetch(site + path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 404]);
      expect(html).toContain(`action="${localeOf(path) === "es" ? "/es" : ""}/destinations"`);
    }
  });
});
