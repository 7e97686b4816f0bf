import { describe, expect, it } from "vitest";
import { renderStatic } from "../../../../tests/support/render.tsx";
import { plainText, textPieces } from "../../present/marked-text.ts";
import { unbroken } from "../../../core/kernel/index.ts";
import { RichText } from "./rich-text.tsx";

describe("a text of a written page", () => {
  it("is read as plain, strong and linked pieces", () => {
    expect(textPieces("See **two** of [our pages](/about), or not.")).toEqual([
      "See ",
      { strong: "two" },
      " of ",
      { words: "our pages", to: "/about" },
      ", or not.",
    ]);
    expect(textPieces("")).toEqual([]);
  });
  it("becomes links to pages of the reader's language, and lines of their own", () => {
    const html = renderStatic(<RichText text={"**JFK**\nTo [the hotels](/hotels)"} />, "/es");
    expect(html).toContain('<strong>JFK</strong><br/>To <a href="/es/hotels" data-discover="true">the hotels</a>');
  });
  it("dials the agency where it names its number, and begins a letter where it names its address", () => {
    const html = renderStatic(<RichText text={`Call ${unbroken("(800) 555-0142")}, or write to help@test.example.`} />);
    expect(html).toMatch(
      /^Call <a [^>]*href="tel:\+18005550142"[^>]*>\(800\) 555-0142<\/a>, or write to <a href="mailto:help@test\.example">/,
    );
    expect(html).toContain("help@test.example</a>.");
  });
  it("is never taken for HTML", () => {
    expect(renderStatic(<RichText text={'<b onload="x">'} />)).toContain("&lt;b onload=&quot;x&quot;&gt;");
  });
  it("can be read without its marks", () => {
    expect(plainText("A **strong** [link](/x).")).toBe("A strong link.");
  });
});
