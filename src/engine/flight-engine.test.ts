import { describe, expect, it } from "vitest";
import { epochDayOf, type LocalDate, Temporal } from "../core/kernel/index.ts";
import { decodeTimetable, encodeWorld } from "./codec/index.ts";
import { createFlightEngine } from "./flight-engine.ts";
import { plainFares } from "./routing/proof/plain-fares.ts";
import { createHorizon, type World, type WorldAirline, type WorldAirport } from "./timetable/index.ts";

const airport = (code: string, country: string, zone: string, latitude: number, longitude: number): WorldAirport => ({
  code,
  name: `${code} Airport`,
  city: code,
  country,
  zone,
  latitude,
  longitude,
  mppa: 10,
  minConnection: { domestic: 45, mixed: 60, international: 90 },
});

const airline = (code: string, partners: readonly number[]): WorldAirline => ({
  code,
  name: code,
  country: "US",
  alliance: null,
  model: "network",
  cabins: "MC",
  colour: "#000000",
  tail: "#000000",
  partners,
});

const daily = { number: 1, operatedBy: 0, aircraft: 0, weekdays: 127, season: "year" as const, codeshares: [] };
const [BOS, JFK, LHR, SYD, EAST, MIDDLE, WEST, FAR_EAST] = [0, 1, 2, 3, 4, 5, 6, 7];
const [AA, BA] = [0, 1];

/** Boston to London by New York; the first flight carries a number of the second airline too. */
const world: World = {
  version: "abc",
  airports: [
    airport("BOS", "US", "America/New_York", 42.36, -71.01),
    airport("JFK", "US", "America/New_York", 40.64, -73.78),
    airport("LHR", "GB", "Europe/London", 51.47, -0.45),
    airport("SYD", "AU", "Australia/Sydney", -33.95, 151.18),
    airport("XEA", "XX", "UTC", 0, 10),
    airport("XMI", "XX", "UTC", 0, 0),
    airport("XWE", "XX", "UTC", 0, -10),
    airport("XZE", "XX", "UTC", 0, 11),
  ],
  metros: [],
  airlines: [airline("AA", [1]), airline("BA", [0])],
  aircraft: [{ name: "Airbus A321", seats: { M: 150, W: 0, C: 16, F: 0 }, co2KgPerSeatKm: 0.07 }],
  flights: [
    { ...daily, from: BOS, to: JFK, airline: AA, departsAtMinute: 150, blockMinutes: 60, codeshares: [{ airline: BA, number: 4001 }] },
    { ...daily, from: JFK, to: LHR, airline: BA, number: 178, operatedBy: BA, departsAtMinute: 360, blockMinutes: 420, weekdays: 64 },
    { ...daily, from: LHR, to: SYD, airline: BA, number: 15, operatedBy: BA, departsAtMinute: 1200, blockMinutes: 1380 },
    { ...daily, from: EAST, to: MIDDLE, airline: AA, number: 2, departsAtMinute: 300, blockMinutes: 100 },
    { ...daily, from: MIDDLE, to: WEST, airline: BA, number: 3, departsAtMinute: 500, blockMinutes: 100 },
    { ...daily, from: FAR_EAST, to: EAST, airline: BA, number: 4, departsAtMinute: 200, blockMinutes: 30 },
  ],
};
const timetable = decodeTimetable(encodeWorld(world));
/** A hundred dollars for whatever bound; nothing is said of what would be too dear. */
const flat = {
  floorCents: () => 100,
  priceCents: () => 10_000,
  centsAt: () => 10_000,
  mostShare: () => Infinity,
  mostShareOfAny: () => Infinity,
  wayShare: () => 1,
};
const fares = { ...plainFares(world), market: () => flat };
const today = "2027-03-01" as LocalDate;
const engine = createFlightEngine(timetable, createHorizon(timetable, "2027-02-27" as LocalDate, 60), fares);
/** The Sunday on which New York's clocks skip from two to three. */
const change = "2027-03-14" as LocalDate;
const changeDay = epochDayOf(change);
const query = { origins: [BOS], destinations: [LHR], day: change, cabin: "M" as const, seats: 1, today };

const local = (minute: number): string =>
  Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
    .toString()
    .slice(0, 16);

describe("the engine's door", () => {
  it("finds the connection and describes it in true local times, also on the day of the change", () => {
    const [bound] = engine.searchOneWay(query);
    expect(bound).toMatchObject({ flights: [0, 1], days: [changeDay, changeDay], plate: BA, cents: 10_000 });
    const legs = bound ? engine.describeBound(bound) : [];
    expect(legs.map((leg) => [local(leg.departsAtLocalMinute), local(leg.arrivesAtLocalMinute)])).toEqual([
      ["2027-03-14T03:30", "2027-03-14T04:30"],
      ["2027-03-14T06:00", "2027-03-14T17:00"],
    ]);
    expect(legs.map((leg) => local(leg.departsAtUtcMinute))).toEqual(["2027-03-14T07:30", "2027-03-14T10:00"]);
  });

  it("shows a partner's flight under the plate's code where it has one, and who operates it", () => {
    const legs = engine.describeBound({ flights: [0, 1], days: [changeDay, changeDay], plate: BA });
    expect(legs.map((leg) => `${leg.airline.code}${leg.flightNumber} ${leg.operatedBy.code}`)).toEqual(["BA4001 AA", "BA178 BA"]);
    const own = engine.describeBound({ flights: [0], days: [changeDay], plate: AA });
    expect(own.map((leg) => `${leg.airline.code}${leg.flightNumber}`)).toEqual(["AA1"]);
  });

  it("lets the first of two equally long legs issue the ticket", () => {
    const [bound] = engine.searchOneWay({ ...query, origins: [EAST], destinations: [WEST] });
    expect(bound).toMatchObject({ flights: [3, 4], plate: AA });
    const [longer] = engine.searchOneWay({ ...query, origins: [FAR_EAST], destinations: [WEST] });
    expect(longer).toMatchObject({ flights: [5, 3, 4], plate: AA });
    const known = { flights: [5, 3, 4], days: [changeDay, changeDay, changeDay], cabin: "M", seats: 1, today } as const;
    expect(engine.priceLegs(known)).toEqual({ ok: true, value: longer });
  });

  it("leaves out what has departed", () => {
    const departed = { ...query, departsFromUtcMinute: changeDay * 1440 + 451 };
    expect(engine.searchOneWay(departed)).toEqual([]);
    expect(engine.searchOneWay({ ...departed, departsFromUtcMinute: changeDay * 1440 + 450 })).toHaveLength(1);
  });

  it("refuses a day outside of the horizon", () => {
    expect(() => engine.searchOneWay({ ...query, day: "2027-08-01" as LocalDate })).toThrow(RangeError);
  });

  it("prices a known bound as the search did", () => {
    const [found] = engine.searchOneWay(query);
    const again = engine.priceLegs({ flights: [0, 1], days: [changeDay, changeDay], cabin: "M", seats: 1, today });
    expect(again).toEqual({ ok: true, value: found });
  });

  it.each([
    ["a flight on a day without it", [0, 1], [changeDay + 1, changeDay + 1], "not_operating"],
    ["an unknown flight", [99], [changeDay], "not_operating"],
    ["no flights", [], [], "not_operating"],
    ["more flights than a bound has", [0, 1, 0, 1], [changeDay, changeDay, changeDay, changeDay], "not_operating"],
    ["a day without a flight", [0], [changeDay, changeDay], "not_operating"],
    ["flights that leave before the other lands", [0, 1], [changeDay + 1, changeDay], "no_connection"],
    ["flights that do not meet", [0, 2], [changeDay, changeDay], "no_connection"],
    ["a wait of more than a day", [0, 1], [changeDay - 2, changeDay], "no_connection"],
  ])("does not sell %s", (_, flights, days, error) => {
    expect(engine.priceLegs({ flights, days, cabin: "M", seats: 1, today })).toEqual({ ok: false, error });
  });

  it.each([
    [90, true],
    [91, false],
  ])("sells a connection of ninety minutes where it takes %i from a domestic flight to one abroad: %s", (mixed, isSold) => {
    const airports = world.airports.map((place) => ({ ...place, minConnection: { domestic: 999, mixed, international: 999 } }));
    const slower = decodeTimetable(encodeWorld({ ...world, airports }));
    const { priceLegs } = createFlightEngine(slower, createHorizon(slower, "2027-02-27" as LocalDate, 60), fares);
    expect(priceLegs({ flights: [0, 1], days: [changeDay, changeDay], cabin: "M", seats: 1, today }).ok).toBe(isSold);
  });

  it("prices a known bound of two equally long legs as the first one's", () => {
    const priced = engine.priceLegs({ flights: [3, 4], days: [changeDay, changeDay], cabin: "M", seats: 1, today });
    expect(priced).toMatchObject({ ok: true, value: { plate: AA } });
  });

  it("describes no flight that is not in the timetable", () => {
    for (const flight of [-1, world.flights.length])
      expect(() => engine.describeBound({ flights: [flight], days: [changeDay], plate: AA })).toThrow(RangeError);
  });

  it("knows every departure of a day by name, from whichever airport", () => {
    for (let flight = 0; flight < 3; flight++) {
      const key = engine.departureKey(flight, changeDay);
      const found = engine.findDeparture(key);
      expect(found && engine.departureKey(found.flight, found.day)).toBe(key);
    }
  });

  it("knows departures by name", () => {
    const key = engine.departureKey(1, changeDay);
    expect(key).toBe("BA178/JFK/2027-03-14");
    expect(engine.findDeparture(key)).toEqual({ flight: 1, day: changeDay });
    expect(
      ["BA178/JFK/2027-03-15", "BA178/LHR/2027-03-14", "XX178/JFK/2027-03-14", "BA178/JFK/2026-03-15", "BA178/JFK/2027-02-42", "?"].map(
        engine.findDeparture,
      ),
    ).toEqual(Array(6).fill(null));
  });
});
