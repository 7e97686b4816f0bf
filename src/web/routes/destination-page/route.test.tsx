import { describe, expect, it } from "vitest";
import { renderRoute, textOf } from "../../../../tests/support/render.tsx";
import { controlsBeside, filledPages, outlineOf, questionsIn, SAMPLE_FARES } from "../../../../tests/support/written-routes.ts";
import { shownPlace } from "../../components/location-field/shown-place.ts";
import { localeOf } from "../../i18n/addresses.ts";
import { messagesFor } from "../../i18n/messages.tsx";
import Destination from "./route.tsx";

/** What stands around the page's own words, as it is typed in the specification where that does. */
const WORDS = {
  en: {
    heading: "Book Flights Ticket to",
    tagline: "With Test Travel enjoy big savings! From $300.00 in total, round trip from Springfield.",
    sections: (city: string) => ["Major attractions", `Airports serving ${city}`, "When to go", "Questions"],
    phone: "Book by phone",
    fares: "Fares to",
  },
  es: {
    heading: "Reserve su vuelo a",
    tagline: "¡Con Test Travel disfrute de grandes ahorros! Desde $300.00 en total, ida y vuelta desde Springfield.",
    sections: (city: string) => ["Lugares de interés", `Aeropuertos de ${city}`, "Cuándo ir", "Preguntas"],
    phone: "Reserve por teléfono",
    fares: "Tarifas a",
  },
};

describe.each(filledPages("destination"))("the page at $path", (page) => {
  const html = renderRoute(Destination, { page, start: { page: page.path, destination: page.place }, fares: SAMPLE_FARES }, page.path);
  const { heading, tagline, sections, phone, fares } = WORDS[localeOf(page.path)];

  it("has the specification's heading and tagline, the flight search, and its sections in their order", () => {
    expect(outlineOf(html)).toEqual([
      `${heading} ${page.city}`,
      tagline,
      "<form>",
      page.overview.heading,
      ...sections(page.city),
      ...(page.byPhone === null ? [] : [phone]),
      `${fares} ${page.city}`,
    ]);
  });
  it("begins its search with the city, and has nothing else to fill in", () => {
    const city = shownPlace(page.place, messagesFor(localeOf(page.path)).places);
    expect(html).toMatch(new RegExp(`name="destination"[^>]*value="${city}"`));
    expect(controlsBeside(html)).toEqual([]);
  });
  it("shows all its sights, airports and questions", () => {
    const words = textOf(html);
    for (const { name } of [...page.attractions, ...page.airports]) expect(words).toContain(textOf(name));
    for (const { code } of page.airports) expect(words).toContain(code);
    expect(questionsIn(html)).toEqual(page.questions.map(({ question }) => question));
  });
});
