import { describe, expect, it } from "vitest";
import { DESTINATIONS } from "../../facts/destinations.ts";
import { loadAirports } from "../../places/load-airports.ts";
import { fold } from "../../../../src/core/kernel/index.ts";
import { distanceKm } from "../../../../src/core/maps/index.ts";
import { HOTEL_CITY_NAMES } from "../facts/hotel-city-names.ts";
import { HOTEL_TOWNS } from "../facts/hotel-towns.ts";
import { chooseCities } from "./choose-cities.ts";
import { airportsOf, codesOf, ownAirportOf } from "./city-airports.ts";
import { loadGeoPlaces } from "./geonames.ts";
import { hotelCount } from "./hotel-count.ts";
import { otherNames } from "./other-names.ts";
import { placeGrid } from "./place-grid.ts";

const places = loadGeoPlaces();
const grid = placeGrid(places);
const airports = await loadAirports();
const cities = chooseCities(places, grid, airports, (code, { name }) => code === "NYC" && name === "Queens");
const byName = (name: string) => cities.find((city) => city.name === name);

const inCountry = (code: string): readonly string[] => places.filter(({ country }) => country === code).map(({ name }) => name);

describe("the places of GeoNames", () => {
  it("are written as people write them there, not as scholars do", () => {
    expect(inCountry("JP")).toContain("Osaka");
    expect(inCountry("JP").filter((name) => /[āēīōū]/i.test(name))).toEqual([]);
    expect(inCountry("RU").filter((name) => name.includes("'"))).toEqual([]);
    expect(inCountry("PL")).toContain("Poznań");
  });

  it("are those where somebody lives", () => {
    expect(places.filter(({ code }) => code === "PPLQ" || code === "PPLH")).toEqual([]);
  });
});

describe("the cities with hotels", () => {
  it("have every destination, each once", () => {
    const found = cities.flatMap(({ destination }) => destination ?? []);
    expect(found.toSorted()).toEqual(DESTINATIONS.map(({ code }) => code).toSorted());
  });

  it("are called as guests call them, also where their main town has another name", () => {
    expect(byName("Maui")).toMatchObject({ geoName: "Kahului", region: "Hawaii", country: "US", destination: "OGG" });
    expect(byName("Tortola")).toMatchObject({ geoName: "Road Town", country: "VG" });
    expect(byName("Flores")).toMatchObject({ country: "GT", region: "" });
    expect(cities.find(({ destination }) => destination === "PWM")).toMatchObject({ name: "Portland", region: "Maine" });
  });

  it("name states and provinces, and otherwise only what tells namesakes apart", () => {
    expect(byName("Seattle")?.region).toBe("Washington");
    expect(byName("Toronto")?.region).toBe("Ontario");
    expect(byName("Paris")?.region).toBe("");
    const labels = cities.map(({ name, region, country }) => [name, region, country].join());
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("are also the towns that people travel to though no flight is called after them", () => {
    expect([...HOTEL_TOWNS.keys()].filter((id) => !cities.some((city) => city.id === id))).toEqual([]);
    expect(byName("Banff")).toMatchObject({ country: "CA", region: "Alberta", destination: null, themes: ["nature", "ski", "romance"] });
    expect(byName("Bruges")).toMatchObject({ geoName: "Brugge", isDestination: true });
  });

  it("leave sections, near suburbs and typed neighborhoods to their city", () => {
    expect(cities.some(({ geoName, country }) => geoName === "Villeurbanne" && country === "FR")).toBe(false);
    expect(cities.some(({ geoName, country }) => geoName === "Queens" && country === "US")).toBe(false);
    expect(byName("Yonkers")).toBeDefined();
  });

  it("are each there once, however often GeoNames has them, and without the word for city behind their names", () => {
    const namesakes = [...Map.groupBy(cities, ({ name, country }) => `${name} ${country}`).values()].flatMap((same) =>
      same.flatMap((city, at) => same.slice(at + 1).flatMap((other) => (distanceKm(city, other) < 15 ? [city.name] : []))),
    );
    expect(namesakes).toEqual([]);
    expect(cities.map(({ name }) => name).filter((name) => /-(?:si|shi)$/.test(name))).toEqual([]);
  });

  it("are in the order of their ids, with a zone each", () => {
    expect(cities.map(({ id }) => id)).toEqual(cities.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(cities.every(({ zone }) => zone.includes("/"))).toBe(true);
  });
});

describe("a city's airports", () => {
  const flights = { airports: [...airports.values()].filter(({ scheduled }) => scheduled), metros: [] };
  const [newYork, poznan] = [byName("New York"), cities.find(({ geoName }) => geoName === "Poznań")];

  it("begin with those of its destination", () => {
    if (newYork === undefined) throw new Error("New York is missing");
    expect(airportsOf(newYork, flights).map(({ code }) => code)).toEqual(["JFK", "EWR", "LGA"]);
    expect(codesOf(newYork, flights)).toEqual(["NYC", "JFK", "EWR", "LGA"]);
    expect(otherNames(newYork, null, () => false)).toContain("Nueva York");
  });

  it("are of its own country and near", () => {
    const sanDiego = byName("San Diego") ?? fail("San Diego");
    expect(airportsOf(sanDiego, flights).map(({ code }) => code)).not.toContain("TIJ");
    expect(airportsOf(poznan ?? fail("Poznań"), flights).map(({ code }) => code)).toEqual(["POZ"]);
  });

  it("lend their names to cities that are no destination", () => {
    if (poznan === undefined) throw new Error("Poznań is missing");
    const own = ownAirportOf(poznan, airportsOf(poznan, flights));
    expect(own).toBe("POZ");
    expect(codesOf(poznan, flights)).toEqual([]);
    expect(otherNames(poznan, own, () => false)).toContain("Posen");
    expect(otherNames(poznan, own, (name) => name === "posen")).not.toContain("Posen");
  });
});

describe("the typed names", () => {
  it("are those of cities in the list", () => {
    const known = new Set(cities.map(({ country, geoName }) => `${country} ${fold(geoName)}`));
    expect(HOTEL_CITY_NAMES.filter(({ country, city }) => !known.has(`${country} ${fold(city)}`)).map(({ city }) => city)).toEqual([]);
  });
});

describe("how many hotels", () => {
  it("follows from weight and size, from 15 to 400", () => {
    const counts = cities.map(hotelCount);
    expect(Math.min(...counts)).toBe(15);
    expect(Math.max(...counts)).toBe(400);
    expect(["Las Vegas", "Seattle", "Yonkers"].map((name) => hotelCount(byName(name) ?? fail(name)))).toEqual([400, 165, 15]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(85_000);
  });

  it("is not small where people come for the sea or the snow, however few live there", () => {
    const fewest = [
      ["Goa", 40],
      ["Phuket", 80],
      ["Aspen", 30],
      ["Miami Beach", 120],
      ["Whistler", 35],
    ] as const;
    for (const [name, least] of fewest) expect(hotelCount(byName(name) ?? fail(name)), name).toBeGreaterThanOrEqual(least);
  });
});

function fail(name: string): never {
  throw new Error(`${name} is missing`);
}
