import { describe, expect, it } from "vitest";
import { decodeHotelWorld, encodeHotelWorld, type HotelWorld, type WorldHotel } from "../../../src/engine/hotels/world/index.ts";
import { buildHotels } from "../hotels/build-hotels.ts";
import { loadAirports } from "../places/load-airports.ts";
import { checkHotelCities } from "./check-hotel-cities.ts";
import { checkHotelCounts } from "./check-hotel-counts.ts";
import { checkHotelNames } from "./check-hotel-names.ts";
import { checkHotelPlaces } from "./check-hotel-places.ts";
import { type HotelCensus, hotelCensus } from "./hotel-census.ts";

const WANTED = new Set(["SEA", "CUN", "MLE"]);
const flights = { airports: [...(await loadAirports()).values()], metros: [] };
const build = (): HotelWorld => buildHotels(flights, ({ destination }) => WANTED.has(destination ?? ""));
const world = build();
const again = build();
const censusOf = (built: HotelWorld): HotelCensus => hotelCensus(decodeHotelWorld(encodeHotelWorld(built)));
const sound = censusOf(world);

const withFirst = (change: Partial<WorldHotel>): HotelCensus =>
  censusOf({ ...world, hotels: world.hotels.map((hotel, index) => (index === 0 ? { ...hotel, ...change } : hotel)) });

describe("the build of hotels", () => {
  it("gives the same bytes twice", () => {
    expect(Buffer.from(encodeHotelWorld(again)).equals(encodeHotelWorld(world))).toBe(true);
  });

  it("knows a city's neighborhoods, landmarks and airports", () => {
    const seattle = world.cities.find(({ name }) => name === "Seattle");
    expect(seattle?.districts.map(({ name }) => name)).toContain("Capitol Hill");
    expect(seattle?.landmarks.map(({ name }) => name)).toContain("Space Needle");
    expect(seattle?.codes).toEqual(["SEA"]);
  });
});

describe("the checks of hotels", () => {
  it("find nothing wrong in a sound world", () => {
    expect(checkHotelNames(sound).breaches).toEqual([]);
    expect(checkHotelPlaces(sound).breaches).toEqual([]);
    expect(checkHotelCities(sound, []).breaches).toEqual([]);
  });

  it("see hotels in the sea, far out, and without a city", () => {
    expect(checkHotelPlaces(withFirst({ latitude: 0, longitude: -140 })).breaches.length).toBe(2);
  });

  it("see a name that is given twice, and one that is somebody's", () => {
    const name = world.hotels[1]?.name ?? "";
    expect(checkHotelNames(withFirst({ name })).breaches).toHaveLength(1);
    expect(checkHotelNames(withFirst({ name: "Hilton & Oak" })).breaches[0]).toContain("belongs to somebody");
  });

  it("see that cities, destinations and hotels are missing", () => {
    const { breaches } = checkHotelCounts(sound);
    expect(breaches.some((breach) => breach.includes("are fewer than"))).toBe(true);
    expect(breaches).toContain("NYC New York has no hotels");
    expect(breaches.some((breach) => breach.startsWith("SEA "))).toBe(false);
    const lost = { id: 1, name: "Lost", alternates: "", latitude: 10, longitude: 10, code: "PPL", country: "NG" } as const;
    const place = { ...lost, regionCode: "", population: 150_000, elevationMetres: 0, zone: "Africa/Lagos" };
    expect(checkHotelCities(sound, [place]).breaches).toEqual(["Lost, NG has no hotels"]);
  });
});
