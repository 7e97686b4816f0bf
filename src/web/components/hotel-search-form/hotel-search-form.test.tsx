import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { HotelSearchForm } from "./hotel-search-form.tsx";

const html = renderStatic(<HotelSearchForm />);
const inputs = (name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g"))].map(([tag]) => tag);
const attribute = (tag: string | undefined, name: string): string | null => new RegExp(`\\b${name}="([^"]*)"`).exec(tag ?? "")?.[1] ?? null;

describe("the hotel search form", () => {
  it("is a plain form that asks for the results by the names of the specification", () => {
    expect(html).toContain('action="/hotels-results"');
    expect(html).not.toContain('method="post"');
    const names = [...html.matchAll(/<input[^>]*name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(["org", "checkin", "checkout", "rooms", "adt", "chd", "ift"]);
  });

  it("requires a destination and starts today, for seven nights", () => {
    expect(inputs("org")[0]).toContain("required");
    expect(["checkin", "checkout"].map((name) => attribute(inputs(name)[0], "value"))).toEqual(["Nov-21-2026", "Nov-28-2026"]);
  });

  it.each([
    ["/hotels-results", "Write the date as MMM-DD-YYYY, for example Mar-12-2027."],
    ["/es/hotels-results", "Escriba la fecha como DD-MMM-AAAA, por ejemplo 12-mar-2027."],
  ])("at %s marks the date that kept an address from being searched, on the server too", (address, words) => {
    const refused = renderStatic(<HotelSearchForm query={new URLSearchParams("org=Seattle&checkin=Feb-31-2027")} />, address);
    const marked = [...refused.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([tag]) => tag);
    expect(marked.map((tag) => [attribute(tag, "name"), attribute(tag, "value")])).toEqual([["checkin", "Feb-31-2027"]]);
    expect(refused).toMatch(new RegExp(`id="${attribute(marked[0], "aria-describedby")}"[^>]*>${words}<`));
  });

  it("counts rooms to 5, adults to 10, children to 10 and infants to 2, all from 0, and shows all guests together", () => {
    const limits = ["rooms", "adt", "chd", "ift"].map((name) => {
      const [tag] = inputs(name);
      return ["min", "max", "value"].map((part) => attribute(tag, part)).join(" ");
    });
    expect(limits).toEqual(["0 5 1", "0 10 2", "0 10 0", "0 2 0"]);
    const text = textOf(html);
    expect(text).toContain("2 guests, 1 room");
    expect(text).toContain("Children 2-12");
    expect(text).toContain("Infants 0-23 months");
    expect(text).toContain("Apply");
    const family = renderStatic(<HotelSearchForm query={new URLSearchParams("org=Seattle&adt=3&chd=2&ift=1&rooms=2")} />);
    expect(textOf(family)).toContain("6 guests, 2 rooms");
  });

  it("looks ten miles around, and can look 1, 3, 5 or 25", () => {
    const select = /<select[^>]*name="radius".*?<\/select>/s.exec(html)?.[0] ?? "";
    expect([...select.matchAll(/<option[^>]*>/g)].map(([tag]) => attribute(tag, "value"))).toEqual(["1", "3", "5", "10", "25"]);
    expect(select).toMatch(/<option[^>]*value="10"[^>]*selected=""|<option[^>]*selected=""[^>]*value="10"/);
    const near = renderStatic(<HotelSearchForm query={new URLSearchParams("org=Seattle&radius=3")} />);
    expect(near).toMatch(/<option value="3" selected="">3 miles/);
  });

  it("has a button in front of the visible one that Enter would press, and that is switched off", () => {
    const buttons = [...html.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([tag]) => tag);
    expect(buttons.map((tag) => tag.includes("disabled"))).toEqual([true, false]);
  });
});
