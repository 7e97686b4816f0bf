import { describe, expect, it } from "vitest";
import { renderRoute, textOf } from "../../../../tests/support/render.tsx";
import { controlsBeside, filledPages, outlineOf } from "../../../../tests/support/written-routes.ts";
import { localeOf } from "../../i18n/addresses.ts";
import About from "./route.tsx";

/** The company and its five offerings, as the specification names them. */
const SAID = {
  en: {
    company: /^About us Test Travel is an independent travel agency for flights and hotels/,
    offerings: ["Personalized plans", "Seamless experience", "Expert advice", "High-quality services", "Diverse options"],
  },
  es: {
    company: /^Quiénes somos Test Travel es una agencia de viajes independiente para vuelos y hoteles/,
    offerings: [
      "Planes personalizados",
      "Una experiencia sin tropiezos",
      "Consejo de quien sabe",
      "Servicios de calidad",
      "Opciones diversas",
    ],
  },
};

describe.each(filledPages("about"))("the page at $path", (page) => {
  const html = renderRoute(About, { page }, page.path);
  const { company, offerings } = SAID[localeOf(page.path)];

  it("says who the agency is, and what it offers, in the five words of the specification", () => {
    expect(outlineOf(html).slice(0, 2).join(" ")).toMatch(company);
    expect([...html.matchAll(/<li><b>(.*?)<\/b><span>/g)].map(([, name]) => name)).toEqual(offerings);
    for (const { text } of page.offerings) expect(text.length).toBeGreaterThan(100);
  });
  it("has all its sections, and nothing to fill in", () => {
    for (const { heading } of page.sections) expect(textOf(html)).toContain(textOf(heading));
    expect(controlsBeside(html)).toEqual([]);
    expect(html).not.toContain("<form");
  });
});
