import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SearchForm } from "./search-form.tsx";

const html = renderStatic(<SearchForm />);
const inputs = (name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g"))].map(([tag]) => tag);
const valuesOf = (name: string): readonly string[] => inputs(name).map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? "");
const limit = (tag: string, which: "min" | "max") => new RegExp(`\\b${which}="(\\d+)"`).exec(tag)?.[1] ?? null;

describe("the search form", () => {
  it("has every field of the specification under its name", () => {
    const text = textOf(html);
    const words = ["Round Way", "One Way", "Flying From", "Flying To", "Departure Date", "Return Date", "Apply", "Search Flights"];
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    expect(valuesOf("trpType")).toEqual(["roundtrip", "oneWay", "multicity"]);
    expect(html).toContain('action="/search-results"');
    expect(html).not.toContain('method="post"');
  });

  it("counts adults from 1, children from 0 to 10 and infants from 0 to 2, and offers three cabins", () => {
    const limits = ["adults", "children", "infants"].map((name) => [inputs(name)[0] ?? "", valuesOf(name)[0]] as const);
    expect(limits.map(([tag, value]) => [limit(tag, "min"), limit(tag, "max"), value])).toEqual([
      ["1", null, "1"],
      ["0", "10", "0"],
      ["0", "2", "0"],
    ]);
    expect(valuesOf("classType")).toEqual(["Economy", "Premium Economy", "Business"]);
    expect(inputs("classType").filter((tag) => tag.includes("checked"))).toHaveLength(1);
  });

  it.each([
    ["/search-results", "Write the date as MMM-DD-YYYY, for example Mar-12-2027."],
    ["/es/search-results", "Escriba la fecha como DD-MMM-AAAA, por ejemplo 12-mar-2027."],
  ])("at %s marks the date that kept an address from being searched, on the server too", (address, words) => {
    const refused = renderStatic(<SearchForm query={new URLSearchParams("source=JFK&destination=LAX&date=20/01/2027")} />, address);
    const field = /<input[^>]*name="date"[^>]*>/.exec(refused)?.[0] ?? "";
    expect(field).toContain('value="20/01/2027"');
    expect(field).toContain('aria-invalid="true"');
    const error = /aria-describedby="([^"]+)"/.exec(field)?.[1];
    expect(refused).toMatch(new RegExp(`id="${error}"[^>]*>${words}<`));
    expect(refused.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  it("writes and asks for dates as MMM-DD-YYYY, and requires both places", () => {
    expect(["date", "rtnDate"].flatMap(valuesOf)).toEqual(["Nov-21-2026", "Nov-28-2026"]);
    expect(["date", "rtnDate"].flatMap(inputs).filter((tag) => !tag.includes('placeholder="MMM-DD-YYYY"'))).toEqual([]);
    expect(["source", "destination"].flatMap(inputs).filter((tag) => !tag.includes("required"))).toEqual([]);
  });
});
