import { describe, expect, it } from "vitest";
import { cityList } from "../cities/city-list.ts";
import type { GeoPlace } from "../cities/geonames.ts";
import type { HotelCity } from "../cities/hotel-city.ts";
import { placeGrid } from "../cities/place-grid.ts";
import { listDistricts } from "./list-districts.ts";

const place = (id: number, name: string, latitude: number, population: number): GeoPlace => ({
  id,
  name,
  latitude,
  population,
  longitude: 20,
  alternates: "",
  code: "PPL",
  country: "RO",
  regionCode: "",
  elevationMetres: 0,
  zone: "Europe/Bucharest",
});

const city = (change: Partial<HotelCity> = {}): HotelCity => ({
  ...place(1, "Oraș", 45, 300_000),
  region: "",
  isDestination: false,
  hotelWeight: 0,
  themes: [],
  destination: null,
  spreadKm: 6,
  geoName: "Oraș",
  ...change,
});

const names = (from: HotelCity, places: readonly GeoPlace[], isLand = true): readonly string[] =>
  listDistricts(from, placeGrid(places), cityList([from]), () => isLand).map(({ name }) => name);

describe("a city's neighborhoods", () => {
  it("are its middle and the places around it, biggest first, but no hotel that somebody put on the map", () => {
    const places = [
      place(2, "Mic", 45.02, 900),
      place(3, "Mare", 44.98, 9000),
      place(4, "Hotel Mare", 45.03, 0),
      place(5, "Departe", 46, 99_000),
    ];
    expect(names(city(), places)).toEqual(["City center", "Mare", "Mic"]);
  });

  it("lie on its side of the border, and are no city that has hotels of its own", () => {
    const places = [place(2, "Mic", 45.02, 900), place(3, "Vecin", 44.97, 9000), { ...place(4, "Otherland", 44.98, 9000), country: "BG" }];
    const neighbor = city({ id: 3, name: "Vecin", geoName: "Vecin" });
    const districts = listDistricts(city(), placeGrid(places), cityList([city(), neighbor]), () => true).map(({ name }) => name);
    expect(districts.slice(0, 2)).toEqual(["City center", "Mic"]);
    expect(districts).not.toContain("Vecin");
    expect(districts).not.toContain("Otherland");
  });

  it("begin with one that we typed where that is what people call the middle", () => {
    const manhattan = city({
      country: "US",
      name: "New York",
      geoName: "New York",
      destination: "NYC",
      latitude: 40.7128,
      longitude: -74.006,
    });
    expect(names(manhattan, [])).not.toContain("City center");
    expect(names({ ...manhattan, latitude: 41 }, [])[0]).toBe("City center");
  });

  it("are compass sides where there are no places, also where the map shows no land", () => {
    expect(names(city(), [])).toEqual(["City center", "North side", "South side", "East side", "West side"]);
    expect(names(city(), [], false)).toHaveLength(5);
  });

  it("are those we typed for a destination, and its town's own name in the middle of an island", () => {
    const maui = city({ country: "US", name: "Maui", geoName: "Kahului", destination: "OGG", latitude: 20.8947, longitude: -156.47 });
    expect(names(maui, []).slice(0, 3)).toEqual(["Kahului", "Kaanapali", "Wailea"]);
  });

  it("leave a neighborhood that is a city of its own to that city", () => {
    const seattle = city({ country: "US", name: "Seattle", geoName: "Seattle", destination: "SEA", latitude: 47.606, longitude: -122.332 });
    const bellevue = city({ id: 9, country: "US", name: "Bellevue", geoName: "Bellevue", latitude: 47.61, longitude: -122.2 });
    const districts = listDistricts(seattle, placeGrid([]), cityList([seattle, bellevue]), () => true).map(({ name }) => name);
    expect(districts).toContain("Capitol Hill");
    expect(districts).not.toContain("Bellevue");
  });
});
