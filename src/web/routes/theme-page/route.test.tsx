import { describe, expect, it } from "vitest";
import { renderRoute } from "../../../../tests/support/render.tsx";
import { controlsBeside, filledPages, outlineOf, questionsIn, SAMPLE_FARES } from "../../../../tests/support/written-routes.ts";
import { englishPath, localeOf } from "../../i18n/addresses.ts";
import Theme from "./route.tsx";

const TAGLINE = {
  en: /^With Test Travel enjoy big savings! From \$300\.00/,
  es: /^¡Con Test Travel disfrute de grandes ahorros! Desde \$300\.00/,
};
const LAST = {
  en: ["Book by phone", "Questions", "Fares to start from"],
  es: ["Reserve por teléfono", "Preguntas", "Tarifas para empezar"],
};

/** A word of each theme's headline, by the end of its address. */
const HEADLINES: Readonly<Record<string, Readonly<Record<"en" | "es", RegExp>>>> = {
  "business-class": { en: /business class/i, es: /ejecutiva|business/i },
  cheap: { en: /cheap/i, es: /baratos/i },
  "first-class": { en: /first class/i, es: /primera clase/i },
  "last-minute": { en: /last.minute/i, es: /último minuto|última hora/i },
  military: { en: /military/i, es: /militar/i },
  student: { en: /student/i, es: /estudiant/i },
};

describe.each(filledPages("theme"))("the page at $path", (page) => {
  const locale = localeOf(page.path);
  const html = renderRoute(Theme, { page, start: { page: page.path, ...page.start }, fares: SAMPLE_FARES }, page.path);

  it("has a headline about its way to travel, the tagline, the flight search, and its sections in their order", () => {
    const [headline, tagline, form, ...sections] = outlineOf(html);
    const [, name = ""] = /book-(.+)-flights-tickets$/.exec(englishPath(page.path)) ?? [];
    expect(headline).toBe(page.h1);
    expect(headline).toMatch(HEADLINES[name]?.[locale] ?? /^$/);
    expect(tagline).toMatch(TAGLINE[locale]);
    expect([form, ...sections]).toEqual(["<form>", ...page.sections.map(({ heading }) => heading), ...LAST[locale]]);
  });
  it("begins its search as it says, and has nothing else to fill in", () => {
    expect(html).toContain(`name="classType" checked="" value="${page.start.cabin ?? "Economy"}"`);
    expect(controlsBeside(html)).toEqual([]);
    expect(questionsIn(html)).toEqual(page.questions.map(({ question }) => question));
  });
});
