import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import Hotels from "./route.tsx";

const html = renderStatic(<Hotels />, "/hotels");

describe("the hotel home page", () => {
  it("stands under the tab of the hotels, beside the flights, with one headline", () => {
    const tabs = /<nav[^>]*aria-label="What to search".*?<\/nav>/s.exec(html)?.[0] ?? "";
    expect([...tabs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(["/", "/hotels"]);
    expect(tabs).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/hotels"/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  it("says what a total holds, on whose clock a free cancellation ends, who takes the money, and what the pictures are", () => {
    const headings = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading]) => heading?.replaceAll("&#x27;", "'"));
    expect(headings).toEqual([
      "The total is the total",
      "The last free day, on the hotel's clock",
      "Pay now, or at the hotel",
      "Drawings, not photographs",
    ]);
  });

  it("leads from each poster to the hotels of its own city, for seven nights from today", () => {
    const posters = [...html.matchAll(/<a[^>]*href="(\/hotels-results[^"]*)"[^>]*>(.*?)<\/a>/gs)];
    expect(posters).toHaveLength(8);
    for (const [, href = "", words = ""] of posters) {
      const query = new URL(href.replaceAll("&amp;", "&"), "https://test.example").searchParams;
      expect(textOf(words)).toContain(String(query.get("org")?.split(",")[0]));
      expect([query.get("checkin"), query.get("checkout"), query.get("rooms")]).toEqual(["Nov-21-2026", "Nov-28-2026", "1"]);
    }
  });
});
