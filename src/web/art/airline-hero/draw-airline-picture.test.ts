import { describe, expect, it } from "vitest";
import { drawAirlinePicture as draw } from "./draw-airline-picture.tsx";
import { HERO_SCENES, heroChoice } from "./hero-choice.ts";

const CODES = "AM UX AF NH AA AV CM EK EY BR F9 B6 KL LH WN NK TK Y4 WS".split(" ");

describe("the pictures of airlines", () => {
  it("hold the colors of the day and of the dark, and every color that they are painted with", () => {
    for (const code of CODES) {
      const svg = draw(code);
      const [day = "", dark = ""] = svg.split("prefers-color-scheme:dark");
      for (const [, name = ""] of svg.matchAll(/var\((--[\w-]+)\)/g))
        expect([name, day.includes(`${name}:`), dark.includes(`${name}:`)]).toEqual([name, true, true]);
    }
  });

  it.each(CODES)("of %s are small, in the airline's color, and refer to nothing that is not there", (code) => {
    const html = draw(code);
    const ids = new Set(Array.from(html.matchAll(/\bid="([^"]+)"/g), ([, id]) => id));
    expect(Array.from(html.matchAll(/(?:url\(|href=")#([^")]+)/g)).filter(([, id]) => !ids.has(id))).toEqual([]);
    expect(html.length).toBeLessThan(9000);
    expect(html).not.toContain("undefined");
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
