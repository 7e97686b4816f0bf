import { describe, expect, it } from "vitest";
import type { HotelPlace } from "../core/hotels/index.ts";
import { createVisitorCity, type Visitor } from "./visitor-city.ts";

const place = (name: string, text: string, zone: string, kind: HotelPlace["kind"] = "city"): HotelPlace => ({
  kind,
  text,
  name,
  city: name,
  country: "US",
  latitude: 0,
  longitude: 0,
  zone,
  hotelId: null,
});

/** What the supply answers to a text, the nearest thing included. */
const ANSWERS: Readonly<Record<string, HotelPlace>> = {
  Seattle: place("Seattle", "Seattle, Washington", "America/Los_Angeles"),
  "Los Angeles": place("Los Angeles", "Los Angeles, California", "America/Los_Angeles"),
  Frankfurt: place("Frankfurt", "Frankfurt, Germany", "Europe/Berlin"),
  "Frankfurt am Main": place("Frankfurt", "Frankfurt, Germany", "Europe/Berlin"),
  "São Paulo": place("São Paulo", "São Paulo, Brazil", "America/Sao_Paulo"),
  "Sao Paulo": place("São Paulo", "São Paulo, Brazil", "America/Sao_Paulo"),
  "Birmingham, Alabama": place("Birmingham", "Birmingham, Alabama", "America/Chicago"),
  Birmingham: place("Birmingham", "Birmingham, United Kingdom", "Europe/London"),
  Newport: place("Newport News", "Newport News, Virginia", "America/New_York"),
  Calcutta: place("Kolkata", "Kolkata, India", "Asia/Kolkata"),
  Center: place("Centerville", "Centerville, North Dakota", "America/North_Dakota/Center"),
  Santiago: place("Santiago de Chile", "Santiago de Chile, Chile", "America/Santiago"),
  Saigon: place("Ho Chi Minh City", "Ho Chi Minh City, Vietnam", "Asia/Ho_Chi_Minh"),
  "La Paz": place("La Paz", "La Paz, Mexico", "America/Mazatlan"),
  Pacific: place("Pacific", "Pacific, Washington", "America/Los_Angeles"),
  Paris: place("Paris", "Paris, France", "Europe/Paris"),
  "Guatemala City": place("Guatemala City", "Guatemala City, Guatemala", "America/Guatemala"),
  Heathrow: place("Heathrow", "LHR-London Heathrow Airport", "Europe/London", "airport"),
};
const ADDRESSES: Readonly<Record<string, string>> = { "203.0.113.9": "Birmingham, Alabama", "203.0.113.10": "Seattle, King" };

const asked: string[] = [];
const visitorCity = createVisitorCity({
  visitorPlaces: { cityOf: (address) => ADDRESSES[address] ?? null },
  findPlace: (text) => {
    asked.push(text);
    return ANSWERS[text] ?? null;
  },
});
const cityOf = (visitor: Partial<Visitor>) => visitorCity({ proxyCity: null, address: null, timeZone: null, ...visitor })?.text ?? null;

describe("the visitor's city", () => {
  it("is the proxy's, before the address's, before the zone's", () => {
    const [proxyCity, address, timeZone] = ["Frankfurt", "203.0.113.9", "America/Los_Angeles"];
    expect(cityOf({ proxyCity, address, timeZone })).toBe("Frankfurt, Germany");
    expect(cityOf({ address, timeZone })).toBe("Birmingham, Alabama");
    expect(cityOf({ timeZone })).toBe("Los Angeles, California");
    expect(cityOf({})).toBeNull();
  });

  it("is the next one's when the hotel supply does not know the first", () => {
    expect(cityOf({ proxyCity: "Nowhere", address: "192.0.2.1", timeZone: "America/Los_Angeles" })).toBe("Los Angeles, California");
  });

  it("is the same by a longer name of its own", () => {
    expect(cityOf({ proxyCity: "Frankfurt am Main" })).toBe("Frankfurt, Germany");
  });

  it("leaves out a state or province that the supply does not know", () => {
    expect(cityOf({ address: "203.0.113.10" })).toBe("Seattle, Washington");
    expect(cityOf({ address: "203.0.113.10", timeZone: "America/Los_Angeles" })).toBe("Seattle, Washington");
  });

  it("is not a namesake of a town that the supply does not know, as the visitor's zone tells", () => {
    expect(cityOf({ proxyCity: "Paris, Texas", timeZone: "America/Chicago" })).toBeNull();
  });

  it("is no nearest guess: neither a longer name nor an airport", () => {
    expect(cityOf({ proxyCity: "Newport" })).toBeNull();
    expect(cityOf({ proxyCity: "Heathrow" })).toBeNull();
  });
});

describe("a browser's zone", () => {
  it.each([
    ["America/Los_Angeles", "Los Angeles, California"],
    ["America/Sao_Paulo", "São Paulo, Brazil"],
    ["Asia/Calcutta", "Kolkata, India"],
    ["Asia/Saigon", "Ho Chi Minh City, Vietnam"],
    ["America/Santiago", "Santiago de Chile, Chile"],
    ["America/Guatemala", "Guatemala City, Guatemala"],
    ["America/North_Dakota/Center", null],
    ["America/La_Paz", null],
    ["US/Pacific", null],
    ["Etc/UTC", null],
    ["UTC", null],
    ["Etc/GMT+5", null],
    ["Mars/Los_Angeles", null],
    ["America/Los_Angeles; drop", null],
    ["/", null],
    ["a/".repeat(50_000), null],
  ])("%s means %s", (timeZone, city) => {
    expect(cityOf({ timeZone })).toBe(city);
  });
});
