import { describe, expect, it } from "vitest";
import { distanceKm } from "../../../src/core/maps/index.ts";
import { loadAirports } from "./load-airports.ts";
import { listMetros } from "./metros.ts";
import { loadStationLists, stationListName } from "./station-lists.ts";
import { tidyAirportName } from "./airport-names.ts";
import { tidyCity } from "./city-names.ts";

const airports = await loadAirports();
const served = (...codes: readonly [string, number][]) =>
  codes.map(([code, mppa]) => ({ code, mppa, city: airports.get(code)?.city ?? "", country: airports.get(code)?.country ?? "" }));

describe("airports", () => {
  it("are all of the IATA list, in order, each with a city, a country and a zone", () => {
    const codes = [...airports.keys()];
    expect(codes.length).toBeGreaterThan(8_400);
    expect(codes).toEqual(codes.toSorted());
    const zones = new Set([...airports.values()].map(({ zone }) => zone));
    expect([...airports.values()].filter(({ country, city }) => !/^[A-Z]{2}$/.test(country) || city === "")).toEqual([]);
    expect([...zones].filter((zone) => !isZone(zone))).toEqual([]);
  });

  it("include those that only one source has, under the city travelers know", () => {
    expect(airports.get("OVD")).toMatchObject({ city: "Oviedo", country: "ES", zone: "Europe/Madrid", scheduled: true });
    expect(airports.get("TRI")).toMatchObject({ city: "Bristol, Tennessee", country: "US" });
    expect(airports.get("JFK")).toMatchObject({ city: "New York", zone: "America/New_York" });
  });

  it("lie where they are", () => {
    const [jfk, lhr] = [airports.get("JFK"), airports.get("LHR")];
    expect(jfk && lhr && distanceKm(jfk, lhr)).toBeCloseTo(5_540, -1);
  });
});

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

describe("city names", () => {
  it.each([
    ["", "Termez Airport", "Termez"],
    ["", "Sultan Mahmud International Airport", "Sultan Mahmud"],
    ["Frankfurt am Main", "", "Frankfurt"],
    ["Kingdom of Bahrain", "", "Bahrain"],
    ["Cangyuan Va Autonomous County", "", "Cangyuan"],
    ["Gasteiz / Vitoria", "", "Gasteiz"],
    ["Kansas City", "", "Kansas City"],
    ["Stratford-upon-Avon", "", "Stratford-upon-Avon"],
  ])("turn %j at %j into %s", (city, airportName, tidy) => {
    expect(tidyCity("???", city, airportName)).toBe(tidy);
  });
});

describe("airport names", () => {
  it.each([
    ["LAS", "McCarran International Airport", "Harry Reid International Airport"],
    ["BGO", "Bergen / Flesland", "Bergen Airport, Flesland"],
    ["???", "King Khalid International", "King Khalid International Airport"],
    ["???", "Alta Lufthavn", "Alta Airport"],
    ["???", "Fields of Gold", "Fields of Gold Airport"],
    ["???", "Amsterdam Airport Schiphol", "Amsterdam Airport Schiphol"],
    ["???", "EuroAirport Basel–Mulhouse–Freiburg", "EuroAirport Basel–Mulhouse–Freiburg"],
    ["???", "Paine Field", "Paine Field"],
  ])("turn that of %s, %s, into %s", (code, name, tidy) => {
    expect(tidyAirportName(code, name)).toBe(tidy);
  });
});

describe("metropolitan areas", () => {
  it("hold their airports with service, biggest first", () => {
    const metros = listMetros(served(["LGA", 33], ["JFK", 62], ["EWR", 49], ["KIX", 30], ["ITM", 15]));
    expect(metros.find(({ code }) => code === "NYC")).toEqual({
      code: "NYC",
      city: "New York",
      country: "US",
      airports: ["JFK", "EWR", "LGA"],
    });
    expect(metros.find(({ code }) => code === "OSA")?.airports).toEqual(["KIX", "ITM"]);
  });

  it("are in the country of their biggest airport, whatever the package says", () => {
    const countries = new Map(listMetros(served(["TFS", 14], ["TFN", 7], ["MMX", 2])).map(({ code, country }) => [code, country]));
    expect(countries).toEqual(
      new Map([
        ["MMA", "SE"],
        ["TCI", "ES"],
      ]),
    );
  });

  it("leave out those without service and codes that a served airport has", () => {
    expect(listMetros(served(["LGA", 33])).map(({ code }) => code)).toEqual(["NYC"]);
    expect(listMetros(served(["HOU", 15], ["IAH", 46])).map(({ code }) => code)).not.toContain("HOU");
  });
});

describe("the lists of 2017", () => {
  it("are read under today's codes", () => {
    const { byAirline, airportsWithAirline } = loadStationLists(airports);
    expect(byAirline.size).toBeGreaterThan(200);
    expect(byAirline.get("BA")?.has("JFK")).toBe(true);
    expect(byAirline.get("LH")?.has("TXL")).toBe(false);
    expect(byAirline.get("LH")?.has("BER")).toBe(true);
    expect(airportsWithAirline.has("LHR")).toBe(true);
  });

  it("find an airline however its name is written", () => {
    expect(stationListName("Aeroméxico Airlines")).toBe("aeromexico");
    expect(stationListName("TUI  Airlines Belgium")).toBe("tui belgium");
  });
});
