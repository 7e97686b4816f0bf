import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import Home from "./route.tsx";

const html = renderStatic(<Home />);
const section = (id: string): string => new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";
const headings = (part: string): readonly string[] => [...part.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading]) => String(heading));

describe("the home page", () => {
  it("has a tab for flights, a tab for hotels, and a headline", () => {
    const tabs = /<nav[^>]*aria-label="What to search".*?<\/nav>/s.exec(html)?.[0] ?? "";
    expect([...tabs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(["/", "/hotels"]);
    expect(textOf(tabs)).toBe("Flights Hotels");
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  it("gives four reasons to book here", () => {
    expect(headings(section("values"))).toEqual(["24/7 customer support", "Competitive prices", "Easy booking", "Safe transactions"]);
  });

  it("calls itself a one-stop shop for flights, hotels, rental cars and travel packages", () => {
    expect(textOf(section("about"))).toContain("one-stop shop for flights, hotels, rental cars and travel packages");
    expect(headings(section("about"))).toEqual(["Flights", "Hotels", "Rental cars", "Packages"]);
  });
});
