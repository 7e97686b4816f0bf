import { expect, it } from "vitest";
import type { FlightSearch, LocatedAirport, NearbyAirport } from "../core/flights/index.ts";
import { type Instant, type LocalDate, money, type PlaceCode } from "../core/kernel/index.ts";
import { createListNearbyAirports } from "./list-nearby-airports.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { OFFER } from "./testing/sample-trip.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";

const place = (code: string) => ({ code: code as PlaceCode, city: code });
const airport = (code: string): LocatedAirport => ({ place: place(code), country: "US", latitude: 0, longitude: 0 });
const near = (code: string, instead: string, km: number): NearbyAirport => ({ airport: airport(code), instead: airport(instead), km });
const SEARCH: FlightSearch = {
  from: place("JFK"),
  to: place("MIA"),
  departureDate: "2027-03-01" as LocalDate,
  returnDate: "2027-03-08" as LocalDate,
  party: { adults: 2, children: 1, infants: 1 },
  cabin: "C",
};
const EARLY = "2027-03-01T12:00:00Z" as Instant;

/** A supply with a fare for each pair of places in dollars, which notes what it is asked for. */
function world(fares: Readonly<Record<string, number>>, now = EARLY) {
  const asked: FlightSearch[] = [];
  const flights = {
    ...createBookingWorld(createScriptedGateway()).flights,
    zoneOf: (code: string) => (code === "EWR" ? "Europe/London" : "America/New_York"),
    nearbyAirports: () => ({ source: [near("LGA", "JFK", 17), near("EWR", "JFK", 34)], destination: [near("FLL", "MIA", 34)] }),
    cheapest: async (search: FlightSearch) => {
      asked.push(search);
      const dollars = fares[`${search.from.code} ${search.to.code}`];
      return dollars === undefined ? null : { ...OFFER, farePerTraveller: money(dollars * 100) };
    },
  };
  return { asked, list: createListNearbyAirports({ flights, clock: { now: () => now } }) };
}

it("asks for the same trip with one end moved, and gives what is found with its fare, cheapest first, of equals the nearer", async () => {
  const { asked, list } = world({ "JFK MIA": 300, "LGA MIA": 250, "EWR MIA": 200, "JFK FLL": 200 });
  expect(await list(SEARCH)).toEqual({
    ok: true,
    value: {
      fare: money(300_00),
      airports: [
        { ...near("EWR", "JFK", 34), end: "source", fare: money(200_00) },
        { ...near("FLL", "MIA", 34), end: "destination", fare: money(200_00) },
        { ...near("LGA", "JFK", 17), end: "source", fare: money(250_00) },
      ],
    },
  });
  expect(asked).toEqual([SEARCH, { ...SEARCH, from: place("LGA") }, { ...SEARCH, from: place("EWR") }, { ...SEARCH, to: place("FLL") }]);
});

it("leaves out airports without a trip, and says when the search itself has none", async () => {
  const { list } = world({ "JFK FLL": 180 });
  expect(await list(SEARCH)).toMatchObject({ ok: true, value: { fare: null, airports: [{ airport: { place: { code: "FLL" } } }] } });
});

it("asks for no trip from an airport where the day is over already", async () => {
  // Still the first of March in New York, and the second in the other zone.
  const { asked, list } = world({ "EWR MIA": 200 }, "2027-03-02T03:00:00Z" as Instant);
  expect(await list(SEARCH)).toEqual({ ok: true, value: { fare: null, airports: [] } });
  expect(asked.map(({ from }) => from.code)).toEqual(["JFK", "LGA", "JFK"]);
});

it("refuses what makes no sense, as a search does, and asks for nothing then", async () => {
  const { asked, list } = world({});
  expect(await list({ ...SEARCH, to: SEARCH.from })).toEqual({ ok: false, error: { code: "same_place", field: "destination" } });
  expect(asked).toEqual([]);
});
