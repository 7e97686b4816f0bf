import { describe, expect, it } from "vitest";
import { placeNames } from "../../suggest/index.ts";
import { createHotelSuggester } from "./index.ts";
import { smallCities } from "./testing/small-cities.ts";
import { type NamedCity, suggestedHotels } from "./testing/suggested-hotels.ts";

const at = (name: string) => ({ name, latitude: 1, longitude: 2 });
const airport = (code: string, name: string) => ({ ...at(name), code });
const near = { latitude: 46, longitude: 6 };

/** Destinations and namesakes of theirs, as the world has them. */
const more: readonly NamedCity[] = [
  {
    name: "London",
    country: "GB",
    population: 8_900_000,
    codes: ["LON", "LHR"],
    airports: [airport("LHR", "London Heathrow Airport"), airport("LCY", "London City Airport")],
  },
  { name: "Amsterdam", country: "NL", population: 800_000, codes: ["AMS"], landmarks: [at("Anne Frank House")] },
  { name: "Samara", country: "RU", population: 1_100_000, codes: ["KUF"] },
  { name: "Maldives", country: "MV", population: 100_000, codes: ["MLE"], otherNames: ["Malé"] },
  { name: "Reykjavik", country: "IS", population: 120_000, codes: ["REK"] },
  { name: "Akureyri", country: "IS", population: 18_000 },
  { name: "Honolulu", region: "Hawaii", population: 370_000, codes: ["HNL"], otherNames: ["Hawaii"] },
  { name: "Maui", region: "Hawaii", population: 160_000, codes: ["OGG"] },
  { name: "Jamaica", region: "New York", population: 210_000 },
  { name: "Santiago de Chile", country: "CL", population: 4_800_000, codes: ["SCL"], otherNames: ["Santiago"], hotelNames: ["Uno"] },
  { name: "Santiago", country: "PH", population: 100, latitude: 16, longitude: 121 },
  { name: "Geneva", country: "CH", population: 180_000, codes: ["GVA"], otherNames: ["Chamonix"], hotelNames: ["Deux"], ...near },
  { name: "Chamonix", country: "FR", population: 9, ...near },
  { name: "Lima", country: "PE", population: 7_700_000, codes: ["LIM"], landmarks: [at("Plaza Mayor")] },
  { name: "Madrid", country: "ES", population: 3_200_000, codes: ["MAD"], landmarks: [at("Plaza Mayor")], districts: [at("Salamanca")] },
  { name: "Salta", country: "AR", population: 500_000, districts: [at("Zion")] },
  ...Array.from({ length: 80 }, (_, number) => ({ name: `Town ${number}`, population: 9000 })),
];
const suggester = createHotelSuggester(suggestedHotels([...smallCities.filter(({ country }) => country !== "GB"), ...more]), placeNames);
const meant = (text: string) => suggester.find(text)?.text ?? null;

describe("what a text means as a place", () => {
  it.each([
    ["Seattle", "Seattle, Washington"],
    ["seattle washington", "Seattle, Washington"],
    ["Seattle, WA", "Seattle, Washington"],
    ["Seattle, WA, USA", "Seattle, Washington"],
    ["washington seattle", "Seattle, Washington"],
    ["nueva york", "New York, New York"],
    ["muenchen", "Munich, Germany"],
    ["Casa de Ana Frank", "Anne Frank House, Amsterdam"],
    ["Casa de Ana Frank, Ámsterdam, Países Bajos", "Anne Frank House, Amsterdam"],
    ["Paris", "Paris, France"],
    ["paris tx", "Paris, Texas"],
    ["London", "London, United Kingdom"],
    ["London, England", "London, United Kingdom"],
    ["London, ON, Canada", "London, Ontario"],
    ["Springfield", "Springfield, Missouri"],
    ["Maldives, Maldives", "Maldives"],
    ["Malé", "Maldives"],
  ])("is the city or sight that %j names as a whole: %s", (text, found) => {
    expect(meant(text)).toBe(found);
  });

  it.each([
    ["Seattle-Tacoma International Airport", "SEA-Seattle-Tacoma International Airport"],
    ["Seattle airport", "SEA-Seattle-Tacoma International Airport"],
    ["Heathrow", "LHR-London Heathrow Airport"],
    ["JFK airport", "JFK-John F. Kennedy International Airport"],
    ["London airport", null],
    ["City", null],
    ["space needle", "Space Needle, Seattle"],
    ["Space Needle Seattle, USA", "Space Needle, Seattle"],
    ["Plaza Mayor", null],
    ["Plaza Mayor, Spain", "Plaza Mayor, Madrid"],
    ["Ballard", "Ballard, Seattle"],
    ["Capitol Hill", null],
    ["capitol hill denver colorado", "Capitol Hill, Denver"],
    ["Juniper Lodge", "Juniper Lodge, Seattle"],
    ["Juniper Lodge Seattle", "Juniper Lodge, Seattle"],
    ["The Quill", "The Quill, London, Ontario"],
    ["Cedar & Sound House", null],
  ])("is the airport, landmark, district or hotel of which %j is the only one: %j", (text, found) => {
    expect(meant(text)).toBe(found?.replace(", London, Ontario", ", London") ?? null);
  });

  it.each([
    ["Seatle", "Seattle, Washington"],
    ["Seatle, Washington", "Seattle, Washington"],
    ["Los Angelas", "Los Angeles, California"],
    ["Lodnon", "London, United Kingdom"],
    ["Seatle, Oregon", null],
    ["Seaytlee", null],
    ["Peris", null],
    ["Ciana", null],
    ["Parise", "Paris, France"],
    ["Salat", null],
  ])("is the destination that %j slips in, if it is clear: %j", (text, found) => {
    expect(meant(text)).toBe(found);
  });

  it.each(["Adak", "Zion", "Samoa", "Suva", "Apia", "Pago Pago", "X", "the", "Samar", "seat", "Amster", "hotel"])(
    "is nothing for %j, which the world does not have",
    (text) => {
      expect(meant(text)).toBeNull();
    },
  );

  it.each([
    ["Iceland", "Reykjavik, Iceland"],
    ["Islandia", "Reykjavik, Iceland"],
    ["Washington State", "Seattle, Washington"],
    ["Hawaii", null],
    ["Jamaica", null],
    ["United States", null],
  ])("is the only destination of a country or region, or nothing: %j is %j", (text, found) => {
    expect(meant(text)).toBe(found);
  });

  it("is the city that a name is another's own of, unless that one is hardly known and far away", () => {
    expect([meant("Santiago"), meant("Chamonix")]).toEqual(["Santiago de Chile, Chile", "Chamonix, France"]);
    expect(meant("Santiago, Philippines")).toBe("Santiago, Philippines");
  });
});
