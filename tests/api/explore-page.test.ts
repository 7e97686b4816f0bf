import { describe, expect, it } from "vitest";
import { placesOfTheme, THEMES } from "../../src/core/flights/exploring/index.ts";
import { regionOf } from "../../src/core/places/index.ts";
import { get } from "../support/api.ts";

interface Explored {
  readonly places: readonly { readonly code: string; readonly city: string; readonly country: string; readonly base_fare: number }[];
}

const explore = async (query: Readonly<Record<string, string>>): Promise<Explored["places"]> => {
  const { status, body } = await get("/api/v1/flights/explore", query);
  expect(status).toBe(200);
  return (body as Explored).places;
};

describe("the page /explore", () => {
  it("lists the cheapest places of GET /api/v1/flights/explore, our fee in, and is one address for search engines", async () => {
    const places = await explore({ source: "NYC", date: "2026-12-29" });
    const cheapest = Math.min(...places.map(({ base_fare: fare }) => fare));
    const { status, body } = await get("/explore");
    expect(status).toBe(200);
    expect(body).toContain(`$${(cheapest + 15).toFixed(2)}</b>`);
    expect(body).toContain(`${places.length.toLocaleString("en-US")} places from New York`);
    expect(body).toMatch(/<link rel="canonical" href="[^"]+\/explore"/);
    expect(body).toMatch(/<link rel="alternate" href="[^"]+\/es\/explore" hrefLang="es"/i);
    const asked = await get("/explore", { source: "BOS-Boston" });
    expect(asked.body).toContain('<meta name="robots" content="noindex"');
    const sitemap = await get("/sitemap.xml");
    expect(sitemap.body).toContain("/es/explore</loc>");
  });

  it("knows the region of every country that can be flown to", async () => {
    const places = [...(await explore({ source: "NYC", date: "2027-02-10" })), ...(await explore({ source: "LON", date: "2027-07-10" }))];
    expect(places.filter(({ country }) => regionOf(country) === null)).toEqual([]);
  });

  it("has only places in its themes that one can fly to", async () => {
    const codes = new Set(THEMES.flatMap(placesOfTheme));
    // From two places: neither leads to itself.
    const reached = await Promise.all(["LON", "NYC"].map((source) => explore({ source, date: "2027-02-10" })));
    const found = new Set(reached.flatMap((places) => places.map(({ code }) => code)));
    expect([...codes].filter((code) => !found.has(code))).toEqual([]);
  });
});
