import { expect, it } from "vitest";
import type { SocialSubject } from "../../../src/web/content/page-picture.ts";
import { pathsToDraw } from "./drawn.ts";

const KLM = { kind: "airline", slug: "KL", title: "KLM" } as const;
const BOSTON = { kind: "destination", slug: "boston", title: "Boston" } as const;
const PICTURES = new Map<string, SocialSubject>([
  ["/social/kl.png", KLM],
  ["/social/boston.png", BOSTON],
]);
const DRAWN = { code: "c1", subjects: { "/social/kl.png": KLM, "/social/boston.png": BOSTON } };
const always = () => true;

it("draws nothing again when code and subjects are the same", () => {
  expect(pathsToDraw(PICTURES, "c1", DRAWN, always)).toEqual([]);
});

it("draws what has other words, what is new and what has been thrown away", () => {
  const before = { code: "c1", subjects: { "/social/kl.png": { ...KLM, title: "Royal Dutch" } } };
  expect(pathsToDraw(PICTURES, "c1", before, always)).toEqual(["/social/kl.png", "/social/boston.png"]);
  expect(pathsToDraw(PICTURES, "c1", DRAWN, (path) => path !== "/social/boston.png")).toEqual(["/social/boston.png"]);
});

it("draws everything when the code is another, or nothing is known of what was drawn", () => {
  expect(pathsToDraw(PICTURES, "c2", DRAWN, always)).toHaveLength(2);
  expect(pathsToDraw(PICTURES, "c1", null, always)).toHaveLength(2);
});
