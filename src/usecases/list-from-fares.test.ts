import { describe, expect, it } from "vitest";
import type { FareDaysQuestion, FlightSearch, FromFareQuestion, Leg } from "../core/flights/index.ts";
import { atLeastOne, addDays, type AirlineCode, type Instant, money, type PlaceCode, secondsAfter } from "../core/kernel/index.ts";
import { createListFromFares } from "./list-from-fares.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";
import { OFFER } from "./testing/sample-trip.ts";

const place = (code: string) => ({ code: code as PlaceCode, city: code });
const ROUTES = [
  { from: place("JFK"), to: place("LHR") },
  { from: place("BOS"), to: place("LHR") },
];
const ANY: FromFareQuestion = { routes: ROUTES, airline: null, cabin: "M" };

/** An airline that flies nowhere. */
const NOBODY = "ZZ" as AirlineCode;
const asking = (code: string): FromFareQuestion => ({ ...ANY, routes: [{ from: place(code), to: place("LHR") }] });
const boundOf = (legs: number) => ({
  ...OFFER.bounds[0],
  legs: atLeastOne(OFFER.bounds[0].legs.flatMap((leg) => Array<Leg>(legs).fill(leg))),
});

type Trip = Pick<FlightSearch, "from" | "to" | "departureDate">;

/** Dearer from day to day of a month, and much dearer before May. */
const dear = ({ departureDate }: Trip): number => 10_000 + Number(departureDate.slice(-2)) * 100 + (departureDate < "2027-05" ? 20_000 : 0);

/** A fare at which the supply fails. */
const DOWN = -1;

/** @param fareOf what a trip costs, null for none. @param shownOf what the search shows of it. */
function worldWith(fareOf?: (search: Trip) => number | null, trip = OFFER, shownOf?: (search: Trip) => number | null) {
  let fare = 30_000;
  const searches: FlightSearch[] = [];
  const rows: FareDaysQuestion[] = [];
  const costOf = (search: Trip): number | null => (fareOf ? fareOf(search) : fare);
  let now = "2027-03-01T12:00:00Z" as Instant;
  const flights: FlightSupply = {
    ...createBookingWorld(createScriptedGateway()).flights,
    cheapest: async (search, airline) => {
      searches.push(search);
      const cents = shownOf ? shownOf(search) : costOf(search);
      return cents === null || airline === NOBODY ? null : { ...trip, farePerTraveller: money(cents) };
    },
    fareDays: async (question) => {
      rows.push(question);
      const { from, to, firstDay, days } = question;
      if (fare === DOWN) throw new Error("down");
      return Array.from({ length: days }, (_, day) => {
        const cents = costOf({ from, to, departureDate: addDays(firstDay, day) });
        return cents === null ? null : money(cents);
      });
    },
  };
  const logged: unknown[] = [];
  const list = createListFromFares({ flights, clock: { now: () => now }, log: { error: (fault) => logged.push(fault) } });
  return {
    list,
    logged,
    searches,
    rows,
    cost: (cents: number) => void (fare = cents),
    pass: (seconds: number) => void (now = secondsAfter(now, seconds)),
    today: () => now.slice(0, 10),
    lowest: async () => (await list(ANY)).cheapest[0]?.farePerTraveller.amountMinor,
    /** Until nothing is looked for any more. */
    everything: async () => {
      for (let before = -1; before < searches.length + rows.length;) {
        before = searches.length + rows.length;
        for (let turn = 0; turn < 8; turn++) await new Promise((go) => setImmediate(go));
      }
    },
  };
}

describe("fares “from”", () => {
  it("are the cheapest of all trips of each route and of each month, cheapest and earliest first", async () => {
    const { list } = worldWith(
      ({ from, departureDate }) => (from.code === "JFK" ? 50_000 : 40_000) - (departureDate.startsWith("2027-05") ? 9_000 : 0),
    );
    const { cheapest, byMonth, foundOn } = await list(ANY);
    expect(cheapest.map(({ from, farePerTraveller }) => [from.code, farePerTraveller.amountMinor])).toEqual([
      ["BOS", 31_000],
      ["JFK", 41_000],
    ]);
    expect(byMonth.map(({ departureDate, farePerTraveller }) => [departureDate.slice(0, 7), farePerTraveller.amountMinor])).toEqual([
      ["2027-03", 40_000],
      ["2027-04", 40_000],
      ["2027-05", 31_000],
      ["2027-06", 40_000],
      ["2027-07", 40_000],
      ["2027-08", 40_000],
      ["2027-09", 40_000],
    ]);
    expect(foundOn).toBe("2027-03-01");
  });
  it("are trips of a week that begin in the next 26 weeks, of which the cheapest day alone is searched", async () => {
    const { list, rows, searches } = worldWith(({ departureDate }) => (departureDate === "2027-05-11" ? 9_000 : 10_000));
    await list({ ...ANY, routes: ROUTES.slice(0, 1) });
    expect(rows).toEqual([
      {
        ...ROUTES[0],
        firstDay: "2027-03-08",
        days: 182,
        trips: { kind: "roundTrip", nights: 7 },
        airline: null,
        cabin: "M",
        party: { adults: 1, children: 0, infants: 0 },
      },
    ]);
    expect(searches[0]).toMatchObject({ departureDate: "2027-05-11", returnDate: "2027-05-18", party: { adults: 1 }, cabin: "M" });
    expect(searches.map(({ departureDate }) => departureDate)).toEqual([
      "2027-05-11",
      "2027-03-08",
      "2027-04-01",
      "2027-06-01",
      "2027-07-01",
      "2027-08-01",
      "2027-09-01",
    ]);
  });
  it("of an airline are fares that the search shows, where it leaves out the cheapest there are", async () => {
    const shownOn: Readonly<Record<string, number>> = { "2027-05-03": 12_000, "2027-05-04": 11_500 };
    const { list, searches } = worldWith(
      (trip) => (trip.departureDate < "2027-06" ? dear(trip) : null),
      OFFER,
      (trip) => (trip.departureDate < "2027-05" ? dear(trip) : (shownOn[trip.departureDate] ?? null)),
    );
    const { cheapest, byMonth } = await list({ ...ANY, routes: ROUTES.slice(0, 1), airline: "BA" as AirlineCode });
    expect(cheapest).toMatchObject([{ departureDate: "2027-05-04", farePerTraveller: { amountMinor: 11_500 } }]);
    expect(byMonth.map(({ departureDate }) => departureDate)).toEqual(["2027-03-08", "2027-04-01", "2027-05-04"]);
    expect(new Set(searches.map(({ departureDate }) => departureDate)).size).toBe(searches.length);
  });
  it.each([
    [1, 1, 0],
    [1, 3, 2],
    [2, 1, 1],
  ])("of %i legs out and %i back tell %i stops: those of the bound that has more", async (out, back, stops) => {
    const { list } = worldWith(undefined, { ...OFFER, bounds: [boundOf(out), boundOf(back)] });
    expect((await list(ANY)).cheapest.map((fare) => fare.stops)).toEqual([stops, stops]);
  });
  it("of an airline are asked for by its code", async () => {
    const { list } = worldWith(() => 30_000);
    expect((await list({ ...ANY, airline: "BA" as AirlineCode })).cheapest).toHaveLength(2);
    expect((await list({ ...ANY, airline: NOBODY })).cheapest).toEqual([]);
  });
  it("are looked for once, however many ask at a time, and again after an hour behind what was found", async () => {
    const world = worldWith();
    await Promise.all([world.list(ANY), world.list(ANY)]);
    expect(world.rows).toHaveLength(2);
    world.cost(20_000);
    world.pass(3_599);
    await world.list(ANY);
    await world.everything();
    expect(world.rows).toHaveLength(2);
    world.pass(1);
    expect(await Promise.all([1, 2, 3].map(() => world.lowest()))).toEqual([30_000, 30_000, 30_000]);
    await world.everything();
    expect(await world.lowest()).toBe(20_000);
    expect(world.rows).toHaveLength(4);
  });
  it("are kept as they were when the supply fails at the look behind them, which is logged", async () => {
    const world = worldWith();
    await world.list(ANY);
    world.cost(DOWN);
    world.pass(3_600);
    expect(await world.lowest()).toBe(30_000);
    await world.everything();
    expect(await world.lowest()).toBe(30_000);
    await world.everything();
    expect(world.logged).toEqual([new Error("down"), new Error("down")]);
    world.cost(20_000);
    await world.list(ANY);
    await world.everything();
    expect(await world.lowest()).toBe(20_000);
  });
  it("are looked for anew, before anything is answered, when they were found a day ago", async () => {
    const world = worldWith();
    await world.list(ANY);
    world.cost(20_000);
    world.pass(86_399);
    expect(await world.lowest()).toBe(30_000);
    world.cost(DOWN);
    await world.everything();
    world.cost(20_000);
    world.pass(1);
    const { foundOn, cheapest } = await world.list(ANY);
    expect([foundOn, cheapest[0]?.farePerTraveller.amountMinor]).toEqual(["2027-03-02", 20_000]);
    world.cost(DOWN);
    world.pass(30 * 86_400);
    await expect(world.list(ANY)).rejects.toThrow("down");
  });
  it("are never of a day that is past, however long nobody asked", async () => {
    const world = worldWith();
    for (const days of [1, 6, 8, 40, 400]) {
      await world.list(ANY);
      world.pass(days * 86_400);
      const { foundOn, byMonth } = await world.list(ANY);
      expect(byMonth.every(({ departureDate }) => departureDate > world.today())).toBe(true);
      expect(foundOn).toBe(world.today());
    }
  });
  it("are looked for one question at a time, that of the last who came first", async () => {
    const { list, rows } = worldWith();
    await Promise.all(["ATL", "BOS", "CLT"].map((code) => list(asking(code))));
    expect(rows.map(({ from }) => from.code)).toEqual(["ATL", "CLT", "BOS"]);
  });
  it("are looked for ahead of visitors once in half a day, and behind what visitors ask", async () => {
    const world = worldWith();
    const ahead = ["ATL", "BOS", "CLT"].map((code) => world.list(asking(code), "ahead"));
    await world.list(asking("DFW"));
    await Promise.all(ahead);
    expect(world.rows.map(({ from }) => from.code)).toEqual(["ATL", "DFW", "BOS", "CLT"]);
    world.cost(20_000);
    world.pass(43_199);
    const lowest = async () => (await world.list(asking("ATL"), "ahead")).cheapest[0]?.farePerTraveller.amountMinor;
    expect(await lowest()).toBe(30_000);
    await world.everything();
    expect(world.rows).toHaveLength(4);
    world.pass(1);
    expect(await lowest()).toBe(20_000);
  });
  it("are looked for again when the supply failed", async () => {
    const world = worldWith();
    world.cost(DOWN);
    await expect(world.list(ANY)).rejects.toThrow("down");
    world.cost(30_000);
    expect(await world.lowest()).toBe(30_000);
  });
});
