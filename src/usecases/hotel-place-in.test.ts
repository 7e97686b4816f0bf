import { describe, expect, it } from "vitest";
import type { HotelPlace } from "../core/hotels/index.ts";
import { SEATTLE } from "../core/hotels/testing/seattle.ts";
import { createHotelPlaceIn } from "./hotel-place-in.ts";

const place = (text: string, city: string, country: string, kind: HotelPlace["kind"] = "city"): HotelPlace => ({
  ...SEATTLE,
  kind,
  text,
  name: text.split(", ")[0] ?? "",
  city,
  country,
});
const LONDON = place("London, United Kingdom", "London", "GB");
const NEW_YORK = place("New York, New York", "New York", "US");
const EYE = place("London Eye, London", "London", "GB", "landmark");
const TOWER = place("Tower Bridge, London", "London", "GB", "landmark");
const SOHO = place("Soho, London", "London", "GB", "neighbourhood");
const CENTER = place("City center, London", "London", "GB", "neighbourhood");
const ONTARIO = place("London, Ontario", "London", "CA");
const GEORGIA = place("Tbilisi, Georgia", "Tbilisi", "GE");
const MEXICO = place("Mexico City, Mexico", "Mexico City", "MX");
const AIRPORT = { ...place("LCY-London City Airport", "London", "GB", "airport"), name: "London City Airport" };
const STANSTED = { ...place("STN-London Stansted Airport", "London", "GB", "airport"), name: "London Stansted Airport" };

/** A supply that understands these Spanish texts, and takes one for another place. */
const MEANT: Readonly<Record<string, HotelPlace>> = {
  "Londres, Reino Unido": LONDON,
  "London Eye, Londres": EYE,
  "Puente de la Torre, Londres": TOWER,
  "Soho, Londres": SOHO,
  "Centro, Londres": CENTER,
  "London, Ontario": ONTARIO,
  "Nueva York": NEW_YORK,
  "LCY-Aeropuerto de Londres City": AIRPORT,
  "Tiflis, Georgia": place("Tifton, Georgia", "Tifton", "US"),
};
const placeIn = createHotelPlaceIn({ hotels: { findPlace: (text) => MEANT[text] ?? null } });

describe("the text of a place for hotels in Spanish", () => {
  it("names cities, countries and airports in Spanish, sights too where they have a Spanish name, states as they are called", () => {
    expect([LONDON, TOWER, EYE, ONTARIO, AIRPORT].map((found) => placeIn(found, "es").text)).toEqual([
      "Londres, Reino Unido",
      "Puente de la Torre, Londres",
      "London Eye, Londres",
      "London, Ontario",
      "LCY-Aeropuerto de Londres City",
    ]);
  });

  it("calls sights and airports as Spanish does, and a city as the supply does", () => {
    const names = [TOWER, EYE, AIRPORT, LONDON].map((found) => placeIn(found, "es").name);
    expect(names).toEqual(["Puente de la Torre", "London Eye", "Aeropuerto de Londres City", "London"]);
  });

  it("names a part of a city that is called by common words in Spanish, another one by its own name", () => {
    const said = [CENTER, SOHO].map((found) => placeIn(found, "es"));
    expect(said.map(({ text, name }) => [text, name])).toEqual([
      ["Centro, Londres", "Centro"],
      ["Soho, Londres", "Soho"],
    ]);
  });

  it("is the city's name alone where the supply does not understand more", () => {
    expect(placeIn(NEW_YORK, "es").text).toBe("Nueva York");
  });

  it("stays English where the supply would take it for another place, or for none", () => {
    const texts = [GEORGIA, MEXICO, STANSTED].map((found) => placeIn(found, "es").text);
    expect(texts).toEqual(["Tbilisi, Georgia", "Mexico City, Mexico", "STN-London Stansted Airport"]);
  });
});

it("the text of a place for hotels in English is its own", () => {
  expect(placeIn(LONDON, "en")).toBe(LONDON);
});
