import { describe, expect, it } from "vitest";
import { placeWorld } from "../../../tests/support/place-world.ts";
import { createSuggester, placeNames } from "./index.ts";

const { airports, metros } = await placeWorld();
const suggester = createSuggester(airports, metros, placeNames);
const codesFor = (keyword: string, limit = 10): readonly string[] => suggester.suggest(keyword, limit).map(({ code }) => code);

describe("suggest", () => {
  it.each(["new york", "nyc", "nueva york", "New York", "NUEVA YORK", "york new", "newyork", "big apple"])(
    "offers New York for %j, then its airports by size",
    (keyword) => {
      expect(codesFor(keyword, 4)).toEqual(["NYC", "JFK", "EWR", "LGA"]);
    },
  );

  it.each([
    ["heathrow", "LHR"],
    ["kennedy", "JFK"],
    ["o'hare", "ORD"],
    ["ohare", "ORD"],
    ["charles de gaulle", "CDG"],
    ["charles de gaule", "CDG"],
    ["washington dulles", "IAD"],
    ["barcelona airport", "BCN"],
    ["aeropuerto de barcelona", "BCN"],
    ["JFK-New York", "JFK"],
    // Each of their words begins the name of a bigger place.
    ["VAN-Van", "VAN"],
    ["HOU-Houston", "HOU"],
    ["pek-pekín", "PEK"],
    // No suggestion: LOS is Lagos, and NEW an airport of New Orleans.
    ["Los-Angeles", "LAX"],
    ["new-york", "NYC"],
  ])("knows the airport in %j", (keyword, code) => {
    expect(codesFor(keyword)[0]).toBe(code);
  });

  it.each([
    ["londres", "LON"],
    ["múnich", "MUC"],
    ["Munich", "MUC"],
    ["pekín", "BJS"],
    ["moscu", "MOW"],
    ["ginebra", "GVA"],
    ["bruselas", "BRU"],
    ["florencia", "FLR"],
    ["nueva orleans", "MSY"],
    ["filadelfia", "PHL"],
    ["ciudad del cabo", "CPT"],
    ["ciudad de méxico", "MEX"],
    ["tokio", "TYO"],
    // What pages show is found, too, without being typed once more.
    ["islas feroe", "FAE"],
    ["lieja", "LGG"],
    ["parque nacional kruger", "MQP"],
  ])("speaks Spanish: %j", (keyword, code) => {
    expect(codesFor(keyword)[0]).toBe(code);
  });

  it.each([
    ["muenchen", "MUC"],
    ["koeln", "CGN"],
    ["zuerich", "ZRH"],
    ["praha", "PRG"],
    ["wien", "VIE"],
    ["roma", "ROM"],
    ["saigon", "SGN"],
    ["bombay", "BOM"],
    ["peking", "BJS"],
    ["LA", "LAX"],
    ["SF", "SFO"],
    ["DC", "WAS"],
    ["vegas", "LAS"],
    ["philly", "PHL"],
    ["las vegas nv", "LAS"],
    ["st louis", "STL"],
    ["saint louis", "STL"],
    ["ft lauderdale", "FLL"],
    ["san fran", "SFO"],
    ["paris france", "PAR"],
    ["goa", "GOI"],
  ])("knows the other name %j", (keyword, code) => {
    expect(codesFor(keyword)[0]).toBe(code);
  });

  it.each([
    ["japan", "JP"],
    ["japón", "JP"],
    ["germany", "DE"],
    ["alemania", "DE"],
    ["germny", "DE"],
    ["uk", "GB"],
    ["peru", "PE"],
    ["reino unido", "GB"],
  ])("offers the busiest places of the country for %j", (keyword, country) => {
    const countryOf = new Map([...metros, ...airports].map((place) => [place.code, place.country]));
    const [first, second, third] = codesFor(keyword);
    expect([first, second, third].map((code) => countryOf.get(code ?? ""))).toEqual([country, country, country]);
  });

  it("offers a state's airports, busiest first", () => {
    expect(codesFor("florida", 3)).toEqual(["MCO", "MIA", "FLL"]);
    expect(codesFor("scotland", 2)).toEqual(["EDI", "GLA"]);
  });

  it.each([
    ["lodnon", "LON"],
    ["pariss", "PAR"],
    ["toronot", "YTO"],
    ["Iondon", "LON"],
    ["barcelna", "BCN"],
    ["cincinatti", "CVG"],
    ["san francsico", "SFO"],
  ])("forgives %j", (keyword, code) => {
    expect(codesFor(keyword)[0]).toBe(code);
  });

  it("keeps a misspelled city among the first five, behind the one that was typed", () => {
    expect(codesFor("paros").slice(0, 2)).toEqual(["PAS", "PAR"]);
    expect(codesFor("mala").slice(0, 5)).toEqual(expect.arrayContaining(["AGP", "MLA"]));
  });

  it("offers nothing misspelled beside a bigger place that was typed right", () => {
    expect(codesFor("paris")).not.toContain("PAS");
  });

  it("gives nothing for nothing", () => {
    expect([codesFor(""), codesFor("   "), codesFor("✈️"), codesFor("qqqqqqqq"), codesFor("paris", 0)]).toEqual([[], [], [], [], []]);
  });

  it("shows the code with the city, as the location field writes it", () => {
    expect(suggester.suggest("gatwick", 1)).toEqual([{ code: "LGW", city: "London" }]);
  });

  it("lists a metropolitan area that shares its code with an airport once", () => {
    expect(codesFor("houston").filter((code) => code === "HOU")).toHaveLength(1);
    expect(suggester.find("HOU")).toEqual({ code: "HOU", city: "Houston" });
  });
});

it("offers as many places as are wanted, and none where fewer than one is", () => {
  expect([2, 1, 0, -1].map((limit) => codesFor("new york", limit))).toEqual([["NYC", "JFK"], ["NYC"], [], []]);
});

describe("find", () => {
  it("knows airports and metropolitan areas in any case, and nothing else", () => {
    expect(suggester.find("nyc")).toEqual({ code: "NYC", city: "New York" });
    expect(suggester.find("LHR")).toEqual({ code: "LHR", city: "London" });
    expect([suggester.find("ZZZ"), suggester.find(""), suggester.find("__proto__")]).toEqual([null, null, null]);
  });
});

describe("the name tables", () => {
  const served = new Set([...airports, ...metros].map(({ code }) => code));

  it("name only places that exist", () => {
    const named = [...Object.keys(placeNames.cities), ...Object.keys(placeNames.nicknames)];
    expect(named.filter((code) => !served.has(code))).toEqual([]);
    expect(placeNames.regions.filter(({ places }) => !places.some((code) => served.has(code)))).toEqual([]);
  });

  it("hold at least 250 cities that are called something else elsewhere", () => {
    expect(Object.keys(placeNames.cities).length).toBeGreaterThanOrEqual(250);
  });
});
