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
});
