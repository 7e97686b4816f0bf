import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AirlineHero } from "./airline-hero.tsx";
import { HERO_SCENES, heroChoice } from "./hero-choice.ts";

const CODES = "AM UX AF NH AA AV CM EK EY BR F9 B6 KL LH WN NK TK Y4 WS".split(" ");
const draw = (code: string) => renderToStaticMarkup(<AirlineHero code={code} label={`A tail of ${code}`} />);

describe("the pictures of airlines", () => {
  it("name what they show, or say nothing where they decorate", () => {
    expect(draw("KL")).toContain('role="img" aria-label="A tail of KL"');
    expect(renderToStaticMarkup(<AirlineHero code="KL" label="" />)).toContain('aria-hidden="true"');
  });

  it.each(CODES)("of %s are small, in the airline's color, and refer to nothing that is not there", (code) => {
    const html = draw(code);
    const ids = new Set(Array.from(html.matchAll(/\bid="([^"]+)"/g), ([, id]) => id));
    expect(Array.from(html.matchAll(/(?:url\(|href=")#([^")]+)/g)).filter(([, id]) => !ids.has(id))).toEqual([]);
    expect(html.length).toBeLessThan(5000);
    expect(html).not.toContain("undefined");
  });

  it("can all stand on one page: no id is used twice", () => {
    const html = renderToStaticMarkup(CODES.map((code) => <AirlineHero key={code} code={code} label="" />));
    const ids = Array.from(html.matchAll(/\bid="([^"]+)"/g), ([, id]) => id);
    expect(ids.length).toBeGreaterThan(CODES.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("share the five scenes fairly, and exist for airlines that nobody knows", () => {
    for (const scene of HERO_SCENES) expect(CODES.filter((code) => heroChoice(code).scene === scene).length).toBeGreaterThanOrEqual(3);
    expect(draw("??")).toContain("<svg");
  });

  it("paint the pattern in paper where two colors are nearly one", () => {
    expect(draw("AV")).toContain("#fffaf2");
    expect(draw("LH")).toContain("#ffad00");
  });
});
