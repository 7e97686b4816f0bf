import { expect, it } from "vitest";
import { NEARBY_KM, TRIP_ENDS, type FlightOffer } from "../../../core/flights/index.ts";
import { type AirlineCode, type AirportCode, type PlaceCode } from "../../../core/kernel/index.ts";
import { type TestedSupply, unsigned } from "./tested-supply.ts";

const CODE = /^[A-Z0-9]{2}$/;
/** For each bound the airline of its longest leg. */
const platesOf = ({ bounds }: FlightOffer): readonly (string | undefined)[] =>
  bounds.map(({ legs }) => legs.toSorted((a, b) => b.durationMinutes - a.durationMinutes).map(({ airline }) => airline)[0]);

/** What a flight supply knows of places, and what it finds between two. */
export function describeSearch(tested: () => TestedSupply): void {
  it("knows its places and what zone they keep", () => {
    const { market, supply } = tested();
    expect(supply.findPlace(market.from)).toMatchObject({ code: market.from, city: expect.stringMatching(/./) });
    expect(supply.zoneOf(market.from)).toMatch(/^[A-Z][a-z]+\//);
    expect([supply.findPlace("ZZZ"), supply.zoneOf("ZZZ")]).toEqual([null, null]);
    expect(supply.suggestPlaces(market.from, 3)).toContainEqual({
      ...supply.findPlace(market.from),
      airportName: expect.stringMatching(/./),
      airports: 1,
      country: expect.stringMatching(/^[A-Z]{2}$/),
    });
  });

  it("knows the airports near to either end, each by its own code and never one that the trip has already", () => {
    const { market, supply, search } = tested();
    const near = supply.nearbyAirports(search);
    for (const end of TRIP_ENDS) {
      expect(near[end].length).toBeGreaterThan(0);
      for (const { airport, instead, km } of near[end]) {
        expect(supply.findPlace(airport.place.code)).toEqual(airport.place);
        expect([market.from, market.to]).not.toContain(airport.place.code);
        expect(instead.place.code).toBe(end === "source" ? market.from : market.to);
        expect(km).toBeLessThanOrEqual(NEARBY_KM);
      }
    }
  });

  it("knows which airports a place is", () => {
    const { market, supply } = tested();
    expect(supply.isAt(market.from as AirportCode, market.from as PlaceCode)).toBe(true);
    expect(supply.isAt(market.from as AirportCode, market.to as PlaceCode)).toBe(false);
    expect(supply.isOneCity(market.from as PlaceCode, market.from as PlaceCode)).toBe(true);
    expect(supply.isOneCity(market.from as PlaceCode, market.to as PlaceCode)).toBe(false);
  });

  it("gives at most 200 offers, cheapest first, each once", async () => {
    const { now, supply, search } = tested();
    const { offers } = await supply.search(search, now);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThanOrEqual(200);
    const fares = offers.map(({ farePerTraveller }) => farePerTraveller.amountMinor);
    expect(fares).toEqual([...fares].sort((a, b) => a - b));
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  });

  it("gives as the cheapest what the search gives first, of all or on tickets that an airline issues out and back", async () => {
    const { now, supply, search } = tested();
    for (const asked of [search, { ...search, returnDate: null }, { ...search, cabin: "C" as const }]) {
      const { offers } = await supply.search(asked, now);
      const codes = new Set(offers.flatMap(({ bounds }) => bounds[0].legs.map(({ airline }) => airline)));
      for (const airline of [null, ...codes]) {
        const first = offers.find((offer) => airline === null || platesOf(offer).every((plate) => plate === airline));
        expect((await supply.cheapest(asked, airline, now)) ?? "none").toEqual(first ? unsigned(first) : "none");
      }
    }
    expect(await supply.cheapest(search, "ZZ" as AirlineCode, now)).toBeNull();
  });

  it("gives legs that connect, in time order, out on the day of departure and back on that of return", async () => {
    const { now, supply, search } = tested();
    for (const { bounds } of (await supply.search(search, now)).offers) {
      expect(bounds[0].legs[0]?.departsAtLocal.slice(0, 10)).toBe(search.departureDate);
      expect(bounds[1]?.legs[0]?.departsAtLocal.slice(0, 10)).toBe(search.returnDate);
      for (const { legs } of bounds) {
        for (const [index, leg] of legs.entries()) {
          const next = legs[index + 1];
          expect(leg.departsAt < leg.arrivesAt).toBe(true);
          expect(leg.airline).toMatch(CODE);
          expect([leg.to.code, leg.layoverMinutes === null]).toEqual([next?.from.code ?? leg.to.code, next === undefined]);
          expect(next === undefined || leg.arrivesAt < next.departsAt).toBe(true);
        }
      }
    }
  });
}
