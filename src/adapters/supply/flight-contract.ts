import { beforeAll, describe, expect, it } from "vitest";
import {
  BOOKING_HORIZON_DAYS,
  type Bound,
  type FlightOffer,
  type FlightSearch,
  legsOf,
  NEARBY_KM,
  seatCount,
  stopsOfTrip,
  TRIP_ENDS,
} from "../../core/flights/index.ts";
import {
  type AirlineCode,
  type AirportCode,
  addDays,
  dateInZone,
  daysBetween,
  type Instant,
  type LocalDate,
  type OfferId,
  type PlaceCode,
  Temporal,
  money,
} from "../../core/kernel/index.ts";
import type { FlightSupply } from "../../usecases/ports/flight-supply.ts";

/** A market in which the supply has flights on most days. */
interface ContractMarket {
  readonly from: string;
  readonly to: string;
}

const CODE = /^[A-Z0-9]{2}$/;
const later = (now: Instant, minutes: number): Instant => Temporal.Instant.from(now).add({ minutes }).toString() as Instant;

/** For each bound the airline of its longest leg. */
const platesOf = ({ bounds }: FlightOffer): readonly (string | undefined)[] =>
  bounds.map(({ legs }) => legs.toSorted((a, b) => b.durationMinutes - a.durationMinutes).map(({ airline }) => airline)[0]);

const flightsOf = (bound: Bound | undefined): string =>
  (bound?.legs ?? []).map(({ airline, flightNumber, departsAt }) => `${airline}${flightNumber}/${departsAt}`).join();

const stopsOf = ({ legs }: Bound): number => legs.length - 1;

const unsigned = ({ id: _id, party: _party, expiresAt: _expiresAt, ...itinerary }: FlightOffer) => itinerary;

/** What every flight supply must do. `open` gives one whose clock has just shown `now`. */
export function describeFlightSupply(name: string, market: ContractMarket, now: Instant, open: () => Promise<FlightSupply>): void {
  describe(`the flight supply (${name})`, () => {
    let supply: FlightSupply;
    let search: FlightSearch;
    beforeAll(async () => {
      supply = await open();
      const departureDate = addDays(dateInZone(now, "UTC"), 40);
      search = {
        from: { code: market.from as PlaceCode, city: "" },
        to: { code: market.to as PlaceCode, city: "" },
        departureDate,
        returnDate: addDays(departureDate, 7),
        party: { adults: 2, children: 1, infants: 1 },
        cabin: "M",
      };
    });
    const firstOffer = async (change: Partial<FlightSearch> = {}) => {
      const [offer] = (await supply.search({ ...search, ...change }, now)).offers;
      if (!offer) throw new Error(`${name} found nothing from ${market.from} to ${market.to}.`);
      return offer;
    };

    /** Back again, as the next flight of a trip. */
    const searchOnward = (): FlightSearch => ({
      ...search,
      from: search.to,
      to: search.from,
      departureDate: search.returnDate ?? search.departureDate,
      returnDate: null,
    });
    /** What a search asks for exactly these flights, one way. */
    const fareOf = async (bound: Bound | undefined, asked: FlightSearch, at: Instant): Promise<number> => {
      const found = (await supply.search(asked, at)).offers.find((offer) => flightsOf(offer.bounds[0]) === flightsOf(bound));
      return found?.farePerTraveller.amountMinor ?? Number.NaN;
    };

    it("knows its places and what zone they keep", () => {
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

    it("gives at most 200 offers, cheapest first, each once", async () => {
      const { offers } = await supply.search(search, now);
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.length).toBeLessThanOrEqual(200);
      const fares = offers.map(({ farePerTraveller }) => farePerTraveller.amountMinor);
      expect(fares).toEqual([...fares].sort((a, b) => a - b));
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    });

    it("gives as the cheapest what the search gives first, of all or on tickets that an airline issues out and back", async () => {
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

    it("says of each day in a row what the search finds on it, and nothing of days that are not sold yet", async () => {
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

    it("gives legs that connect, in time order, out on the day of departure and back on that of return", async () => {
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

    it("prices an offer again as it was found, with the seats that an order takes", async () => {
      const offer = await firstOffer();
      const again = await supply.offer(offer.id, later(now, 5));
      expect(again).toEqual({ ok: true, value: { offer, claims: expect.any(Array) } });
      const claims = again.ok ? again.value.claims : [];
      expect(claims).toHaveLength(legsOf(offer).length);
      expect(claims.every(({ available }) => available >= 3)).toBe(true);
    });

    it("sells a trip in brands that cost and allow the more the higher they are, at prices that hold and that are renewed", async () => {
      const multiCity = await supply.searchAfter((await firstOffer({ returnDate: null })).id, searchOnward(), now);
      const trips = [await firstOffer(), await firstOffer({ returnDate: null }), multiCity.ok ? multiCity.value.offers[0] : undefined];
      let brandsSeen = 0;
      for (const trip of trips) {
        if (!trip) throw new Error(`${name} found nothing to go on with.`);
        const brands = await supply.fareBrands(trip.id, now);
        if (!brands.ok) throw new Error(brands.error);
        expect(brands.value[0]).toEqual(trip);
        const fares = brands.value.map(({ farePerTraveller }) => farePerTraveller.amountMinor);
        expect(fares).toEqual([...new Set(fares)].sort((a, b) => a - b));
        for (const brand of brands.value) {
          expect(brand).toMatchObject({ bounds: trip.bounds, cabin: trip.cabin, party: trip.party, expiresAt: trip.expiresAt });
          expect(await supply.offer(brand.id, now)).toMatchObject({ ok: true, value: { offer: brand } });
          expect(await supply.fareBrands(brand.id, now)).toEqual(brands);
          const then = later(now, 24 * 60);
          const [own, standard] = [await supply.renew(brand.id, then), await supply.renew(trip.id, then)];
          if (!own.ok || !standard.ok) throw new Error("A brand is not renewed.");
          expect(own.value.offer).toMatchObject({ bags: brand.bags, conditions: brand.conditions });
          expect(own.value.offer.farePerTraveller.amountMinor - standard.value.offer.farePerTraveller.amountMinor).toBe(
            brand.farePerTraveller.amountMinor - trip.farePerTraveller.amountMinor,
          );
        }
        brandsSeen += brands.value.length;
      }
      expect(brandsSeen).toBeGreaterThan(trips.length);
      expect(await supply.fareBrands("x" as OfferId, now)).toEqual({ ok: false, error: "offer_forged" });
    });

    it("goes on from a dearer brand as from the standard fare", async () => {
      const first = await firstOffer({ returnDate: null });
      const brands = await supply.fareBrands(first.id, now);
      const dearest = brands.ok ? brands.value.at(-1) : undefined;
      if (!dearest) throw new Error("The trip is sold in no brand.");
      const [plain, from] = [
        await supply.searchAfter(first.id, searchOnward(), now),
        await supply.searchAfter(dearest.id, searchOnward(), now),
      ];
      expect(from).toEqual({ ok: true, value: expect.objectContaining({ offers: plain.ok ? plain.value.offers : [] }) });
    });

    it("refuses an offer that is too old, and one that it never made", async () => {
      const { id, expiresAt } = await firstOffer({ returnDate: null });
      expect(await supply.offer(id, expiresAt)).toEqual({ ok: false, error: "offer_expired" });
      const forged = `${id.startsWith("B") ? "C" : "B"}${id.slice(1)}` as OfferId;
      expect(await supply.offer(forged, now)).toEqual({ ok: false, error: "offer_forged" });
    });

    it("offers the same flights again, at what a search finds them for, once an offer has expired", async () => {
      for (const change of [{}, { returnDate: null }]) {
        const old = await firstOffer(change);
        const then = later(now, 24 * 60);
        const renewed = await supply.renew(old.id, then);
        if (!renewed.ok) throw new Error(renewed.error);
        const { offer, before } = renewed.value;
        expect(before).toEqual(old.farePerTraveller);
        expect({ ...unsigned(offer), farePerTraveller: null }).toEqual({ ...unsigned(old), farePerTraveller: null });
        expect(await supply.offer(offer.id, then)).toMatchObject({ ok: true, value: { offer } });
        expect(supply.madeAt(offer.id)?.slice(0, 16)).toBe(then.slice(0, 16));
        const found = (await supply.search({ ...search, ...change }, then)).offers;
        expect(found.filter(({ id }) => id === offer.id).map(unsigned)).toEqual([unsigned(offer)]);
      }
      expect(await supply.renew("x" as OfferId, now)).toEqual({ ok: false, error: "offer_forged" });
    });

    it("prices there and back by the day where the ticket begins, also while it is a later one at the far end", async () => {
      const at = later(now, 9 * 60);
      const days = [market.from, market.to].map((code) => dateInZone(at, supply.zoneOf(code) ?? "UTC"));
      expect(new Set(days).size).toBe(2);
      const departureDate = addDays(dateInZone(at, "UTC"), 2);
      const { offers } = await supply.search({ ...search, departureDate, returnDate: addDays(departureDate, 3) }, at);
      expect(offers.length).toBeGreaterThan(0);
      for (const { id, farePerTraveller } of offers) {
        expect(await supply.renew(id, at)).toMatchObject({ ok: true, value: { offer: { farePerTraveller } } });
      }
    });

    it("goes on from an offer with flights that leave two hours after it has landed, for the sum of the fares", async () => {
      const first = await firstOffer({ returnDate: null });
      const onward = searchOnward();
      const alone = await supply.search(onward, now);
      const found = await supply.searchAfter(first.id, onward, now);
      if (!found.ok) throw new Error(found.error);
      const { offers } = found.value;
      expect(offers.map(({ farePerTraveller }) => farePerTraveller.amountMinor - first.farePerTraveller.amountMinor)).toEqual(
        alone.offers.map(({ farePerTraveller }) => farePerTraveller.amountMinor),
      );
      for (const [index, offer] of offers.entries()) {
        expect(offer).toMatchObject({ tripType: "multiCity", party: first.party, expiresAt: first.expiresAt });
        expect(offer.bounds).toEqual([first.bounds[0], alone.offers[index]?.bounds[0]]);
      }
      const landing = { ...onward, departureDate: (first.bounds[0].legs.at(-1)?.arrivesAtLocal ?? "").slice(0, 10) as LocalDate };
      const soon = await supply.searchAfter(first.id, landing, now);
      if (!soon.ok) throw new Error(soon.error);
      expect(soon.value.offers.length).toBeGreaterThan(0);
      const earliest = Date.parse(first.bounds[0].legs.at(-1)?.arrivesAt ?? "") + 120 * 60_000;
      for (const { bounds } of soon.value.offers) {
        expect(Date.parse(bounds[1]?.legs[0]?.departsAt ?? "")).toBeGreaterThanOrEqual(earliest);
      }
      for (const asked of [onward, landing]) {
        const all = await supply.searchAfter(first.id, asked, now);
        const [cheapest] = all.ok ? all.value.offers : [];
        const more = (cheapest?.farePerTraveller.amountMinor ?? Number.NaN) - first.farePerTraveller.amountMinor;
        expect(await supply.cheapestAfter([first.id, "x" as OfferId], asked, now)).toEqual([money(more), null]);
      }
      const firsts = (await supply.search({ ...search, returnDate: null }, now)).offers;
      const each = firsts.map(async ({ id, farePerTraveller }) => {
        const all = await supply.searchAfter(id, landing, now);
        const [cheapest] = all.ok ? all.value.offers : [];
        return cheapest ? money(cheapest.farePerTraveller.amountMinor - farePerTraveller.amountMinor) : null;
      });
      const ids = firsts.map(({ id }) => id);
      expect(await supply.cheapestAfter(ids, landing, now)).toEqual(await Promise.all(each));
      // Who travels, and in which cabin, the offer says, not the question.
      const others = { ...onward, party: { adults: 5, children: 0, infants: 0 }, cabin: "C" as const };
      expect(await supply.searchAfter(first.id, others, now)).toMatchObject({ ok: true, value: { offers } });
    });

    it("tells, prices and renews a trip of several bounds by each of them", async () => {
      const first = await firstOffer({ returnDate: null });
      const onward = searchOnward();
      const found = await supply.searchAfter(first.id, onward, now);
      const trip = found.ok ? found.value.offers[0] : undefined;
      if (!trip) throw new Error(`${name} found nothing to go on with.`);
      expect(await supply.beginnings(trip.id, now)).toEqual({ held: [first, trip], failure: null });
      const held = await supply.offer(trip.id, later(now, 5));
      expect(held).toMatchObject({ ok: true, value: { offer: trip } });
      expect(held.ok && held.value.claims).toHaveLength(legsOf(trip).length);
      const lastSeats = held.ok ? held.value.claims.at(-1) : undefined;
      if (!lastSeats) throw new Error("The trip takes no seats.");
      supply.noteSold([lastSeats], lastSeats.available);
      expect(await supply.beginnings(trip.id, now)).toEqual({ held: [first], failure: "sold_out" });
      supply.noteSold([lastSeats], -lastSeats.available);
      expect(await supply.searchAfter(first.id, onward, first.expiresAt)).toEqual({ ok: false, error: "offer_expired" });
      expect(await supply.beginnings(trip.id, first.expiresAt)).toEqual({ held: [], failure: "offer_expired" });
      expect(await supply.beginnings("x" as OfferId, now)).toEqual({ held: [], failure: "offer_forged" });

      const then = later(now, 24 * 60);
      const renewed = await supply.renew(trip.id, then);
      if (!renewed.ok) throw new Error(renewed.error);
      const alone = await Promise.all(
        [first, trip].map(({ bounds }, index) => fareOf(bounds[index], index === 0 ? { ...search, returnDate: null } : onward, then)),
      );
      expect(renewed.value.before).toEqual(trip.farePerTraveller);
      expect(renewed.value.offer.farePerTraveller.amountMinor).toBe(alone.reduce((sum, fare) => sum + fare, 0));
    });

    it("knows which airports a place is", () => {
      expect(supply.isAt(market.from as AirportCode, market.from as PlaceCode)).toBe(true);
      expect(supply.isAt(market.from as AirportCode, market.to as PlaceCode)).toBe(false);
      expect(supply.isOneCity(market.from as PlaceCode, market.from as PlaceCode)).toBe(true);
      expect(supply.isOneCity(market.from as PlaceCode, market.to as PlaceCode)).toBe(false);
    });

    it("renews no offer whose first flight has left", async () => {
      const { id, bounds } = await firstOffer();
      expect(await supply.renew(id, bounds[0].legs[0]?.departsAt ?? now)).toEqual({ ok: false, error: "offer_expired" });
    });

    it("sells no more once our bookings have taken the last seats, and again when they are given back", async () => {
      const { id } = await firstOffer({ returnDate: null });
      const held = await supply.offer(id, now);
      if (!held.ok) throw new Error(`The offer is ${held.error}.`);
      const [seat] = held.value.claims;
      if (!seat) throw new Error("The offer takes no seat.");
      const before = supply.salesNoted();
      const tooFew = seatCount(search.party) - 1;
      supply.noteSold([seat], seat.available - tooFew);
      expect(supply.salesNoted()).toBeGreaterThan(before);
      expect(await supply.offer(id, now)).toEqual({ ok: false, error: "sold_out" });
      supply.noteSold([seat], tooFew);
      expect(await supply.offer(id, now)).toEqual({ ok: false, error: "sold_out" });
      expect((await supply.search({ ...search, returnDate: null }, now)).offers.map((offer) => offer.id)).not.toContain(id);
      supply.noteSold([seat], -seat.available);
      expect((await supply.offer(id, now)).ok).toBe(true);
    });
  });
}
