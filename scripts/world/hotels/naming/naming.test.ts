import { describe, expect, it } from "vitest";
import { HOTEL_KINDS } from "../../../../src/core/hotels/index.ts";
import type { HotelCity } from "../cities/hotel-city.ts";
import { DENIED_NAMES, isDenied } from "./denied-names.ts";
import { namingOf } from "./languages/by-country.ts";
import { namerOf } from "./namer.ts";

const cityIn = (country: string, id = 1, regionCode = ""): HotelCity => ({
  id,
  name: "Somewhere",
  region: "",
  country,
  regionCode,
  zone: "Etc/UTC",
  latitude: 0,
  longitude: 0,
  elevationMetres: 0,
  population: 200_000,
  isDestination: false,
  hotelWeight: 0,
  themes: [],
  destination: null,
  spreadKm: 5,
  geoName: "Somewhere",
  alternates: "",
});

const inland = { kind: "hotel", stars: 3, coastMetres: null, climate: "temperate", setting: "city" } as const;

/** The names of 300 such houses in a city of the country, one on a line. */
const many = (country: string, hotel: Parameters<ReturnType<ReturnType<typeof namerOf>["forCity"]>["next"]>[0]) => {
  const names = namerOf().forCity(cityIn(country));
  return Array.from({ length: 300 }, () => names.next(hotel).name).join("\n");
};

describe("names of hotels", () => {
  it("are never given twice in a city", () => {
    const names = namerOf().forCity(cityIn("US"));
    const given = Array.from({ length: 400 }, () => names.next(inland).name);
    expect(new Set(given).size).toBe(400);
  });

  it("are given in three cities of the world at most", () => {
    const namer = namerOf();
    const counts = new Map<string, number>();
    for (let id = 1; id <= 60; id += 1) {
      const names = namer.forCity(cityIn("AL", id));
      for (let count = 0; count < 40; count += 1) {
        const { name } = names.next({ ...inland, kind: "inn" });
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
    expect(Math.max(...counts.values())).toBe(3);
  });

  it("are never the city's own", () => {
    const [first, second] = Array.from({ length: 2 }, () => namerOf().forCity(cityIn("US")).next(inland).name);
    expect(second).toBe(first);
    const namesake = namerOf().forCity({ ...cityIn("US"), name: String(first).toUpperCase() });
    expect(namesake.next(inland).name).not.toBe(first);
  });

  it("are the same for the same city whenever they are made", () => {
    const [once, again] = [0, 1].map(() => namerOf().forCity(cityIn("FR", 7)));
    expect(once?.next(inland)).toEqual(again?.next(inland));
  });

  it.each([
    ["US", /^\d+ [\w ]+ (Street|Avenue|Road|Boulevard|Drive|Lane|Way)$/],
    ["MX", /^(Calle|Avenida|Paseo|Plaza|Camino) .+ \d+$/],
    ["FR", /^\d+ (rue|avenue|boulevard|place|chemin|quai) .+$/],
    ["DE", /^\p{L}+(straße|weg|gasse|allee|platz) \d+$/u],
    ["IT", /^(Via|Viale|Piazza|Vicolo|Corso) .+ \d+$/],
    ["BR", /^(Rua|Avenida|Largo|Travessa) .+, \d+$/],
    ["JP", /^\d+-\d+-\d+ \w+(-cho|-machi)?$/],
    ["TR", /^.+ (Sokak|Caddesi) No: \d+$/],
    ["ID", /^(Jalan|Gang) .+ No\. \d+$/],
  ])("stand in streets as %s writes them", (country, pattern) => {
    const names = namerOf().forCity(cityIn(country));
    for (let count = 0; count < 50; count += 1) expect(names.next(inland).street).toMatch(pattern);
  });

  it("speak French in Quebec and Hawaiian in Hawaii", () => {
    const canadian = { ...inland, climate: "cold" } as const;
    const names = namerOf().forCity(cityIn("CA", 1, "10"));
    const given = Array.from({ length: 300 }, () => names.next(canadian).name).join(" ");
    expect(given).toMatch(/Érable/);
    expect(given).not.toMatch(/Olivier|Garrigue|Maple/);
    expect(namingOf("US", "HI")).not.toBe(namingOf("US", "WA"));
  });
});

describe("what a name says of the place", () => {
  const COLD_SEA = { ...inland, coastMetres: 100 } as const;

  it("is the sea where it is near, and what lives in it there", () => {
    expect(many("US", COLD_SEA)).toMatch(/Gull|Oyster/);
    expect(many("US", COLD_SEA)).not.toMatch(/Plumeria|Breadfruit|Coconut|Manta|Reef|Cay/);
    expect(many("US", { ...COLD_SEA, climate: "tropical" })).toMatch(/Manta|Conch/);
    expect(many("ES", inland)).not.toMatch(/\b(?:Faro|Ancla|Velero|Caracola|Colibrí)\b/);
    expect(many("ES", COLD_SEA)).toMatch(/Faro|Ancla|Velero/);
  });

  it("is no sea for a house that is farther than 500 m from it", () => {
    expect(many("US", { ...COLD_SEA, coastMetres: 501 })).not.toMatch(/Gull|Oyster/);
  });

  it("is grand for five stars alone, and says nothing twice", () => {
    const [grand, plain] = [many("US", { ...inland, stars: 5 }), many("US", { ...inland, stars: 4 })];
    expect(grand).toMatch(/Grand|Palace/);
    expect(grand).not.toMatch(/^Hotel |House$/m);
    expect(plain).not.toMatch(/Grand|Palace/);
    for (const country of ["US", "DE", "FR", "MX", "BR"]) expect(many(country, inland)).not.toMatch(/\b(\p{L}{3,})(?: & | )\1\b/iu);
  });

  it("is the desert in a desert and other birds in Australia", () => {
    expect(many("US", { ...inland, climate: "arid" })).toMatch(/Mesquite/);
    expect(many("US", { ...inland, climate: "arid" })).not.toMatch(/Heather|Moor|Badger/);
    expect(many("AU", inland)).not.toMatch(/Badger|Foxglove|Stag/);
  });

  it.each(["US", "MX", "BR", "FJ", "PH", "TH", "KE", "ID", "GR"])(
    "is a beach in %s for a house on one only, and a resort for a resort",
    (country) => {
      const resort = { ...inland, kind: "resort", climate: "tropical", coastMetres: 50 } as const;
      expect(many(country, resort)).not.toMatch(/Beach|Playa|Praia (?:Resort)/);
      expect(many(country, { ...resort, setting: "beach" })).toMatch(/Beach|Playa|Praia/);
      expect(many(country, { ...inland, stars: 5 })).not.toMatch(/Resort/);
    },
  );
});

describe("the words of every language", () => {
  const countries =
    "US GB AU NZ BR GP MX ES FR IT PT DE NL SE NO IS FI PL CZ RU HR RO HU GR LV TR SA IR IL KZ IN CN JP KR TH VN ID PH KH FJ MV KE NG ZA".split(
      " ",
    );
  const houses = [...new Set(countries.flatMap((country) => namingOf(country, "").houses))].flatMap((language) => [
    language,
    ...Object.values(language.byClimate ?? {}),
  ]);

  it("are each there once, in pairs with room for many houses", () => {
    for (const { groups, sea = [] } of houses)
      for (const { first, second } of [...groups, ...sea]) {
        expect([...new Set(first)]).toEqual(first);
        expect([...new Set(second)]).toEqual(second);
        expect(first.length * second.length).toBeGreaterThan(250);
      }
  });

  it("make a name for every kind of house", () => {
    for (const { patterns, grand } of houses)
      for (const pattern of [...HOTEL_KINDS.flatMap((kind) => patterns[kind]), ...grand]) {
        expect(pattern).toContain("{1}");
        expect(pattern).toContain("{2}");
      }
    expect(houses.every(({ patterns }) => HOTEL_KINDS.every((kind) => patterns[kind].length > 0))).toBe(true);
  });
});

describe("the deny list", () => {
  it("has at least 120 brands and famous houses", () => {
    expect(DENIED_NAMES.length).toBeGreaterThanOrEqual(120);
  });

  it.each([
    "Hilton Garden",
    "The Ritz & Oak",
    "Motel 6 Western",
    "Four Seasons Lodge",
    "B and B Hotels",
    "Citizenm Rooms",
    "Hôtel Le Méridien",
  ])("refuses %s", (name) => {
    expect(isDenied(name)).toBe(true);
  });

  it.each(["Cedar & Sound House", "Hostal del Faro", "Albergo Tre Pini", "Riu's Neighbor Friuli"])(
    "says no to no word that only begins so: %s",
    (name) => {
      expect(isDenied(name.replace("Riu's ", ""))).toBe(false);
    },
  );
});
