import { expect, it } from "vitest";
import { BOOKING_HORIZON_DAYS, stopsOfTrip, type Bound } from "../../../core/flights/index.ts";
import { type AirlineCode, addDays, dateInZone, daysBetween, type LocalDate } from "../../../core/kernel/index.ts";
import { type TestedSupply } from "./tested-supply.ts";

const stopsOf = ({ legs }: Bound): number => legs.length - 1;

/** What a flight supply says of many days, and of everywhere: what its search says of each. */
export function describeDays(tested: () => TestedSupply): void {
  it("says of each day in a row what the search finds on it, and nothing of days that are not sold yet", async () => {
    const { market, now, supply, search } = tested();
    const { departureDate: firstDay, from, to, party, cabin } = search;
    const nights = daysBetween(firstDay, search.returnDate ?? firstDay);
    const row = { from, to, party, cabin, firstDay, days: 3, airline: null };
    const roundTrips = { kind: "roundTrip", nights } as const;
    const oneWay = { kind: "oneWay" } as const;
    const trips = await supply.fareDays({ ...row, trips: roundTrips }, now);
    const ways = await supply.fareDays({ ...row, trips: oneWay }, now);
    for (const day of [0, 1, 2]) {
      const trip = { ...search, departureDate: addDays(firstDay, day), returnDate: addDays(firstDay, day + nights) };
      expect(trips[day]).toEqual((await supply.cheapest(trip, null, now))?.farePerTraveller ?? null);
      expect(ways[day]).toEqual((await supply.cheapest({ ...trip, returnDate: null }, null, now))?.farePerTraveller ?? null);
    }
    expect(trips[0]).not.toBeNull();
    expect(await supply.fareDays({ ...row, trips: roundTrips, airline: "ZZ" as AirlineCode }, now)).toEqual([null, null, null]);
    const lastDay = addDays(dateInZone(now, supply.zoneOf(market.from) ?? "UTC"), BOOKING_HORIZON_DAYS);
    const end = await supply.fareDays({ ...row, firstDay: lastDay, trips: oneWay }, now);
    expect(end.map((fare) => fare === null)).toEqual([false, true, true]);
    const aNight = { kind: "roundTrip", nights: 1 } as const;
    expect(await supply.fareDays({ ...row, firstDay: lastDay, trips: aNight }, now)).toEqual([null, null, null]);
  });

  it("says of each day back what the search finds for a trip that ends on it, and nothing of days before its departure", async () => {
    const { market, now, supply, search } = tested();
    const { departureDate, from, to, party, cabin } = search;
    const row = { from, to, party, cabin, days: 5, airline: null, firstDay: addDays(departureDate, -2) };
    const fares = await supply.fareDays({ ...row, trips: { kind: "return", departureDate } }, now);
    expect(fares.slice(0, 2)).toEqual([null, null]);
    for (const day of [2, 3, 4]) {
      const trip = { ...search, returnDate: addDays(row.firstDay, day) };
      expect(fares[day]).toEqual((await supply.cheapest(trip, null, now))?.farePerTraveller ?? null);
    }
    expect(fares[4]).not.toBeNull();
    const today = dateInZone(now, supply.zoneOf(market.from) ?? "UTC");
    const fromYesterday = { kind: "return", departureDate: addDays(today, -1) } as const;
    expect(await supply.fareDays({ ...row, firstDay: today, trips: fromYesterday }, now)).toEqual(Array(5).fill(null));
    const none = Array(5).fill(null);
    const fromLater = { kind: "return", departureDate: addDays(departureDate, 30) } as const;
    expect(await supply.fareDays({ ...row, trips: fromLater }, now)).toEqual(none);
    const lastDay = addDays(today, BOOKING_HORIZON_DAYS);
    const fromLastWeek = { kind: "return", departureDate: addDays(lastDay, -7) } as const;
    const end = await supply.fareDays({ ...row, firstDay: addDays(lastDay, -1), trips: fromLastWeek }, now);
    expect(end.map((fare) => fare === null)).toEqual([false, false, true, true, true]);
    const unsold = { kind: "return", departureDate: addDays(lastDay, 1) } as const;
    expect(await supply.fareDays({ ...row, firstDay: addDays(lastDay, 1), trips: unsold }, now)).toEqual(none);
  });

  it("explores: where one can fly to, with what the search finds for it", async () => {
    const { now, supply, search } = tested();
    const { from, party, cabin, departureDate, returnDate } = search;
    const found = await supply.explore({ from, party, cabin, when: { kind: "day", departureDate, returnDate } }, now);
    expect(new Set(found.map(({ place }) => place.code)).size).toBe(found.length);
    expect(found.some(({ place }) => place.code === from.code)).toBe(false);
    for (const explored of [found[0], found[Math.floor(found.length / 2)]]) {
      if (!explored) throw new Error("There is nowhere to go.");
      const cheapest = await supply.cheapest({ ...search, to: explored.place }, null, now);
      expect(explored.trips[0]).toMatchObject({ departureDate, returnDate, fare: cheapest?.farePerTraveller });
    }
  });

  it("explores a span of days by the cheapest of them", async () => {
    const { now, supply, search } = tested();
    const { from, party, cabin, departureDate: firstDay } = search;
    const found = await supply.explore({ from, party, cabin, when: { kind: "span", firstDay, days: 3, nights: 4, busiest: 5 } }, now);
    const [explored] = found;
    if (!explored) throw new Error("There is nowhere to go.");
    expect(found.length).toBeLessThanOrEqual(5);
    const fares = await supply.fareDays(
      { from, to: explored.place, party, cabin, firstDay, days: 3, trips: { kind: "roundTrip", nights: 4 }, airline: null },
      now,
    );
    const [trip] = explored.trips;
    expect(trip.fare.amountMinor).toBe(Math.min(...fares.map((fare) => fare?.amountMinor ?? Infinity)));
    expect(fares[daysBetween(firstDay, trip.departureDate)]).toEqual(trip.fare);
  });

  it.each<[string, number | null]>([
    ["one way", null],
    ["there and back", 7],
  ])("explores: dearer trips with fewer stops, each the cheapest that a search finds with just so many, %s", async (_, nights) => {
    const { now, supply, search } = tested();
    const { from, party, cabin, departureDate } = search;
    const backOn = (day: LocalDate) => (nights === null ? null : addDays(day, nights));
    const day = { kind: "day", departureDate, returnDate: backOn(departureDate) } as const;
    const span = { kind: "span", firstDay: departureDate, days: 5, nights, busiest: 60 } as const;
    for (const when of [day, span]) {
      const found = await supply.explore({ from, party, cabin, when }, now);
      const dearer = found.filter(({ trips }) => trips.length > 1).slice(0, 50);
      if (dearer.length === 0) throw new Error("Every cheapest trip is a nonstop.");
      for (const { place, trips } of dearer) {
        expect(trips).toEqual(trips.toSorted((one, other) => stopsOfTrip(other) - stopsOfTrip(one)));
        expect(trips).toEqual(trips.toSorted((one, other) => one.fare.amountMinor - other.fare.amountMinor));
        for (const { departureDate: on, returnDate, fare, stops, returnStops } of trips.slice(1)) {
          expect(returnDate).toBe(backOn(on));
          const { offers } = await supply.search({ ...search, to: place, departureDate: on, returnDate }, now);
          const fares = offers
            .filter(({ bounds: [out, back] }) => stopsOf(out) === stops && (back === undefined ? null : stopsOf(back)) === returnStops)
            .map((offer) => offer.farePerTraveller.amountMinor);
          expect(Math.min(...fares)).toBe(fare.amountMinor);
        }
      }
    }
  });
}
