import { describe, expect, it } from "vitest";
import type { LocalDate } from "../core/kernel/index.ts";
import {
  createFares,
  createFlightEngine,
  createHorizon,
  createHotelEngine,
  createHotelSuggester,
  createSuggester,
  decodeHotelWorld,
  decodeTimetable,
  encodeHotelWorld,
  encodeWorld,
  placeNames,
} from "./index.ts";

const airport = (code: string) => ({
  code,
  name: code,
  city: code,
  country: "US",
  zone: "America/New_York",
  latitude: 40,
  longitude: -70,
  mppa: 1,
  minConnection: { domestic: 30, mixed: 30, international: 30 },
});

const day = (text: string): LocalDate => text as LocalDate;
const asked = { cabin: "M", seats: 9, today: day("2027-01-02") } as const;
const row = { ...asked, firstDay: day("2027-01-10"), days: 5, plate: null };

describe.each([0, 1, 2])("a world of %i airports and no flights", (count) => {
  const airports = ["AAA", "BBB"].slice(0, count).map(airport);
  const timetable = decodeTimetable(encodeWorld({ version: "empty", airports, metros: [], airlines: [], aircraft: [], flights: [] }));
  const engine = createFlightEngine(timetable, createHorizon(timetable, day("2027-01-01"), 60), createFares(timetable));
  const ends = { origins: [0].slice(0, count), destinations: [count - 1].slice(0, count) };
  const nothing = Array.from({ length: 5 }, () => Infinity);

  it("has nothing to offer on any day, to any place, and says so", () => {
    const trip = { ...asked, ...ends, day: day("2027-01-10"), returnDay: day("2027-01-12") };
    expect([engine.searchOneWay(trip), engine.searchRoundTrip(trip), engine.findDeparture("AA1/AAA/2027-01-10")]).toEqual([[], [], null]);
    expect([...engine.searchCalendar({ ...row, ...ends })]).toEqual(nothing);
    expect([...engine.searchRoundCalendar({ ...row, ...ends, nights: 2 })]).toEqual(nothing);
    expect([...engine.searchReturnCalendar({ ...row, ...ends, departureDate: day("2027-01-09") })]).toEqual(nothing);
    expect([engine.searchCheapestDays({ ...row, ...ends })(2), engine.searchCheapestRoundDays({ ...row, ...ends, nights: 2 })(0)]).toEqual([
      null,
      null,
    ]);
    for (const returnDay of [null, trip.returnDay])
      expect(engine.searchExplore({ ...trip, returnDay, places: airports.map((_, place) => [place]) })).toEqual(airports.map(() => []));
    expect([...engine.warmUp()]).toHaveLength(count * Math.max(0, count - 1));
  });

  it("offers the airports that it has", () => {
    const { suggest } = createSuggester(timetable.airports, timetable.metros, placeNames);
    expect([suggest("aaa", 9), suggest("bbbb cccc", 9)]).toEqual([airports.slice(0, 1).map(({ code, city }) => ({ code, city })), []]);
  });
});

it("a world without hotels has none, and no place to look for them", () => {
  const tables = decodeHotelWorld(encodeHotelWorld({ version: "empty", cities: [], hotels: [] }));
  const [engine, suggester] = [createHotelEngine(tables), createHotelSuggester(tables, placeNames)];
  const guests = { adults: 2, children: 0, infants: 0, rooms: 1 };
  const stay = { firstNight: 20_900, nights: 3, guests, today: 20_800, nowMinute: 0 };
  expect(engine.search({ ...stay, latitude: 0, longitude: 180, radiusMetres: 1e7, limit: 5 })).toEqual({ hotels: [], found: 0 });
  expect([engine.findHotel("1-1"), engine.districtsWithin(90, 0, 1e6), [...engine.warmUp()]]).toEqual([-1, [], []]);
  expect([suggester.suggest("paris", 5), suggester.find("paris")]).toEqual([[], null]);
});
