import { describe, expect, it } from "vitest";
import { renderRoute, textOf } from "../../../../tests/support/render.tsx";
import { controlsBeside, filledPages, outlineOf } from "../../../../tests/support/written-routes.ts";
import { localeOf } from "../../i18n/addresses.ts";
import Legal from "./route.tsx";

const FRAME = { en: ["In short", "Other policies"], es: ["En pocas palabras", "Otras políticas"] } as const;
const VALID_FROM = "2026-11-21";
const DAY = { en: "This wording holds from Nov-21-2026.", es: "Este texto rige desde el 21-nov-2026." };

describe.each(filledPages("legal"))("the page at $path", (page) => {
  const html = renderRoute(Legal, { page: { ...page, validFrom: VALID_FROM } }, page.path);
  const [short, others] = FRAME[localeOf(page.path)];

  it("has its heading, the short of it and then all of it, with nothing to fill in", () => {
    expect(outlineOf(html)).toEqual([page.h1, short, ...page.sections.map(({ heading }) => heading), others]);
    expect(controlsBeside(html)).toEqual([]);
    expect(html).not.toContain("<form");
  });
  it("says from when it holds, and links to the thirteen others", () => {
    expect(textOf(html)).toContain(DAY[localeOf(page.path)]);
    const links = /<nav[^>]*aria-labelledby="policies".*?<\/nav>/s.exec(html)?.[0].match(/<a /g);
    expect(links).toHaveLength(13);
  });
});
