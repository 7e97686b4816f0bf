import { describe, expect, it } from "vitest";
import { renderRoute, SITE_BRAND, textOf } from "../../../../tests/support/render.tsx";
import { controlsBeside, filledPages, outlineOf, questionsIn, SAMPLE_FARES } from "../../../../tests/support/written-routes.ts";
import { localeOf } from "../../i18n/addresses.ts";
import { type LocalDate, USD } from "../../../core/kernel/index.ts";
import { writtenMeta } from "../../components/written-page/written-meta.ts";
import { withFares } from "../../content/page-fares.server.ts";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import Airline from "./route.tsx";
import { startOf } from "./start-of.ts";

const SHELL = { id: "shell", loaderData: { brand: SITE_BRAND, publicUrl: "https://fly.example" } };

/** What stands around the page's own words, as it is typed in the specification where that does. */
const WORDS = {
  en: {
    heading: (airline: string) => `Search ${airline} Reservations`,
    tagline: "With Test Travel enjoy big savings! From $300.00 in total, round trip Springfield to Shelbyville.",
    facts: "Fleet and network in facts",
    sections: ["Baggage", "Check-in times", "Book by phone", "Questions"],
    fares: "Fares with",
    counted: (airline: string) =>
      `Only trips whose longest flight each way is sold as ${airline} are counted; the results also list those with any one flight of ${airline}`,
  },
  es: {
    heading: (airline: string) => `Reserve su billete de ${airline}`,
    tagline: "¡Con Test Travel disfrute de grandes ahorros! Desde $300.00 en total, ida y vuelta de Springfield a Shelbyville.",
    facts: "Flota y red en datos",
    sections: ["Equipaje", "Horarios de check-in", "Reserve por teléfono", "Preguntas"],
    fares: "Tarifas con",
    counted: (airline: string) =>
      `Solo cuentan los viajes cuyo vuelo más largo, a la ida y a la vuelta, se vende como de ${airline}; los resultados muestran también`,
  },
};

const ALL = filledPages("airline");

describe.each(ALL.filter(({ code }) => code !== "NK"))("the page at $path", (page) => {
  const html = renderRoute(Airline, { page, start: startOf(page), fares: SAMPLE_FARES }, page.path);
  const { heading, tagline, facts, sections, fares, counted } = WORDS[localeOf(page.path)];

  it("shows its picture as an image that is fetched, and says that it is no livery", () => {
    expect(html).toMatch(new RegExp(`<img src="/airline-pictures/${page.code}\\.svg" alt="(A drawn tail fin|Una aleta de cola dibujada)`));
  });

  it("has the specification's heading and tagline, the flight search, and its sections in their order", () => {
    expect(outlineOf(html)).toEqual([
      heading(page.airline),
      tagline,
      "<form>",
      page.profile.heading,
      facts,
      page.network.heading,
      ...sections,
      `${fares} ${page.airline}`,
    ]);
  });
  it("says which trips count as the airline's", () => {
    expect(textOf(html)).toContain(counted(page.airline));
  });
  it("searches for the airline, and has nothing else to fill in", () => {
    expect(html).toContain(`<input type="hidden" name="airline" value="${page.code}"`);
    expect(controlsBeside(html)).toEqual([]);
  });
  it("shows its table of bags, its check-in times and all its questions", () => {
    const words = textOf(html);
    for (const [name = ""] of page.baggage.table.rows) expect(words).toContain(textOf(name));
    for (const { text } of page.checkIn.times) expect(words).toContain(textOf(text));
    expect(questionsIn(html)).toEqual(page.questions.map(({ question }) => textOf(question)));
  });
});

describe.each(ALL.filter(({ code }) => code === "NK"))("the page at $path, of an airline that has stopped flying", async (page) => {
  const useCases = { ...UNASKED, today: () => "2026-12-01" as LocalDate };
  const { data } = await withFares({ page, start: startOf(page) }, { useCases, currency: USD, logFault: () => undefined });
  const html = renderRoute(Airline, data, page.path);
  const { heading, tagline } = WORDS[localeOf(page.path)];

  it("has the specification's heading and tagline, and names no fare", () => {
    const [name, line, form, ...sections] = outlineOf(html);
    expect([name, line, form]).toEqual([heading(page.airline), tagline.replace(/ (From|Desde) .*/, ""), "<form>"]);
    expect(sections.filter((title) => /fares with|tarifas con/i.test(title))).toEqual([]);
    const priced = writtenMeta([SHELL], page.path, { page: data.page, fares: data.fares });
    expect(JSON.stringify(priced)).not.toContain('"Offer"');
  });
  it("begins a search for a route of it with any airline", () => {
    expect(html).not.toContain('name="airline"');
    expect(html).toMatch(/name="destination"[^>]*value="FLL-Fort Lauderdale"/);
  });
  it("does not speak of fares that it shows", () => {
    expect(textOf(html)).not.toMatch(/on this page too|también en esta página/);
  });
});
