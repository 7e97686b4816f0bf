import { describe, expect, it } from "vitest";
import { pageMeta } from "./page-meta.ts";

const matches = [undefined, { id: "shell", loaderData: { brand: { name: "Acme Trips" }, publicUrl: "https://acme.example" } }];
const named = (meta: ReturnType<typeof pageMeta>, name: string): unknown =>
  meta.find((each) => "name" in each && each.name === name)?.["content" as keyof (typeof meta)[number]];

describe("the head of a page", () => {
  it("is the product's name and a welcome line when the page says nothing", () => {
    const meta = pageMeta(matches, "/");
    expect(meta).toContainEqual({ title: "Acme Trips" });
    expect(named(meta, "description")).toMatch(/^Welcome to Acme Trips/);
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://acme.example/" });
  });

  it("is what the page says of title, description, keywords and author", () => {
    const words = { title: "Boston", description: "All of Boston", keywords: "boston", author: "A writer" };
    const meta = pageMeta(matches, "/boston", () => words);
    expect(meta).toContainEqual({ title: "Boston | Acme Trips" });
    expect([named(meta, "description"), named(meta, "keywords"), named(meta, "author")]).toEqual(["All of Boston", "boston", "A writer"]);
  });

  it("keeps hidden pages out of search engines, and gives them no canonical address", () => {
    const meta = pageMeta(matches, "/about", () => ({ isHidden: true }));
    expect(named(meta, "robots")).toBe("noindex");
    expect(meta.some((each) => "rel" in each)).toBe(false);
  });

  it("gives them none to be shared by either: a search without its question, or a booking without its seal, is another page", () => {
    expect(pageMeta(matches, "/about")).toContainEqual({ property: "og:url", content: "https://acme.example/about" });
    const meta = pageMeta(matches, "/search-results", () => ({ isHidden: true }));
    expect(meta.some((each) => "property" in each && each.property === "og:url")).toBe(false);
  });

  it("tells other sites what its picture shows, and in which other language it can be read", () => {
    const picture = { path: "/social/boston.png", alt: "Brick houses on a hill" };
    const meta = pageMeta(matches, "/boston", () => ({ picture }));
    expect(meta).toContainEqual({ property: "og:image", content: "https://acme.example/social/boston.png" });
    expect(meta).toContainEqual({ property: "og:image:alt", content: "Brick houses on a hill" });
    expect(meta).toContainEqual({ property: "og:locale:alternate", content: "es_US" });
    expect(pageMeta(matches, "/es/boston")).toContainEqual({ property: "og:locale:alternate", content: "en_US" });
    expect(pageMeta(matches, "/es/boston")).toContainEqual({ property: "og:image:alt", content: expect.stringContaining("faro") });
  });

  it("names no other language where it has no edition", () => {
    expect(JSON.stringify(pageMeta(matches, "/aerolineas/klm"))).not.toContain("og:locale:alternate");
  });
});
