import { describe, expect, it } from "vitest";
import type { PlaceCode } from "../kernel/index.ts";
import { parsePlace, type Place } from "../places/index.ts";
import { parseSearchQuery, searchQueryOf } from "./search-query.ts";

const CITIES: Readonly<Record<string, string>> = { JFK: "New York", LHR: "London", OPO: "Porto" };

function resolvePlace(text: string): Place | null {
  const code = parsePlace(text)?.code ?? Object.keys(CITIES).find((known) => CITIES[known]?.toLowerCase() === text.toLowerCase());
  return code && CITIES[code] ? { code: code as PlaceCode, city: CITIES[code] } : null;
}

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query), resolvePlace);
const ROUND = "source=JFK-New+York&destination=LHR-London&date=Mar-12-2027&rtnDate=Mar-19-2027&trpType=roundtrip";

describe("the query of a flight search", () => {
  it("is read with every parameter of the form", () => {
    expect(parse(`${ROUND}&adults=2&children=1&infants=1&tpassenger=4&classType=Premium+Economy`)).toEqual({
      ok: true,
      value: {
        from: { code: "JFK", city: "New York" },
        to: { code: "LHR", city: "London" },
        departureDate: "2027-03-12",
        returnDate: "2027-03-19",
        party: { adults: 2, children: 1, infants: 1 },
        cabin: "W",
      },
    });
  });

  it("falls back to one adult in Economy, as the form starts", () => {
    expect(parse(ROUND)).toMatchObject({ ok: true, value: { party: { adults: 1, children: 0, infants: 0 }, cabin: "M" } });
  });

  it.each(["one-way", "oneWay", "oneway", "One Way"])("takes %s as one way and leaves the return date aside", (word) => {
    expect(parse(`${ROUND.replace("roundtrip", word)}`)).toMatchObject({ ok: true, value: { returnDate: null } });
  });

  it("takes a return date without a trip type as a round trip", () => {
    expect(parse(ROUND.replace("&trpType=roundtrip", ""))).toMatchObject({ value: { returnDate: "2027-03-19" } });
    expect(parse("source=JFK&destination=LHR&date=2027-03-12")).toMatchObject({ value: { returnDate: null } });
  });

  it("splits a place at the first hyphen, and takes free text", () => {
    expect(parse("source=jfk-New+York-Kennedy&destination=porto&date=2027-03-12")).toMatchObject({
      value: { from: { code: "JFK" }, to: { code: "OPO", city: "Porto" }, departureDate: "2027-03-12" },
    });
  });

  it("reads `classes` where `classType` is missing", () => {
    expect(parse(`${ROUND}&classes=Business`)).toMatchObject({ value: { cabin: "C" } });
  });

  it("names every fault, in the order of the form", () => {
    const query = "source=XQX-Nowhere&date=Feb-30-2027&rtnDate=&trpType=roundtrip&adults=two&children=-1&infants=1st&classType=Steerage";
    expect(parse(query)).toEqual({
      ok: false,
      error: [
        { code: "unknown_place", field: "source" },
        { code: "required", field: "destination" },
        { code: "invalid_date", field: "date" },
        { code: "required", field: "rtnDate" },
        { code: "invalid_count", field: "adults" },
        { code: "invalid_count", field: "children" },
        { code: "invalid_count", field: "infants" },
        { code: "unknown_cabin", field: "classType" },
      ],
    });
  });

  it("refuses 100 KB in any field", () => {
    const long = "A".repeat(100_000);
    const accepted = ["source", "destination", "date", "rtnDate", "trpType", "adults", "classType"].filter((field) => {
      const query = new URLSearchParams(ROUND);
      query.set(field, long);
      return parseSearchQuery(query, resolvePlace).ok;
    });
    expect(accepted).toEqual([]);
  });

  it("survives writing and reading", () => {
    for (const query of [
      `${ROUND}&adults=2&children=1`,
      "source=LHR-London&destination=OPO-Porto&date=2027-03-12&trpType=oneWay&classType=C",
    ]) {
      const search = parse(query);
      if (!search.ok) throw new Error("unreadable sample");
      expect(parseSearchQuery(searchQueryOf(search.value), resolvePlace)).toEqual(search);
    }
  });

  it("writes the parameters of the specification", () => {
    const search = parse(`${ROUND}&adults=2&children=1`);
    expect(search.ok && searchQueryOf(search.value).toString()).toBe(
      "source=JFK-New+York&destination=LHR-London&date=Mar-12-2027&rtnDate=Mar-19-2027&trpType=roundtrip&adults=2&children=1&infants=0&tpassenger=3&classType=Economy",
    );
  });
});
