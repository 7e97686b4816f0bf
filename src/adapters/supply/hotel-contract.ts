import { beforeAll, describe, expect, it } from "vitest";
import {
  fits,
  type Guests,
  type HotelPlace,
  type HotelSearch,
  metresWithin,
  nightsOf,
  type Stay,
  MOST_HOTELS,
} from "../../core/hotels/index.ts";
import { addDays, dateInZone, type HotelId, type Instant, type RateId, Temporal } from "../../core/kernel/index.ts";
import type { HotelSupply } from "../../usecases/ports/hotel-supply.ts";

const later = (now: Instant, minutes: number): Instant => Temporal.Instant.from(now).add({ minutes }).toString() as Instant;

/** What every hotel supply must do. `open` gives one whose clock has just shown `now`; `city` is one with many hotels. */
export function describeHotelSupply(name: string, city: string, now: Instant, open: () => Promise<HotelSupply>): void {
  describe(`the hotel supply (${name})`, () => {
    let supply: HotelSupply;
    let place: HotelPlace;
    const stay: Stay = { checkIn: addDays(dateInZone(now, "UTC"), 40), checkOut: addDays(dateInZone(now, "UTC"), 43) };
    const guests: Guests = { adults: 3, children: 1, infants: 1, rooms: 2 };
    const searchFor = (change: Partial<HotelSearch> = {}) => supply.search({ place, radiusMiles: 10, stay, guests, ...change }, now);

    beforeAll(async () => {
      supply = await open();
      const found = supply.findPlace(city);
      if (!found) throw new Error(`${name} does not know ${city}.`);
      place = found;
    });

    /** A hotel of the search with its rates. */
    const firstHotel = async () => {
      const [first] = (await searchFor()).hotels;
      const answer = first && (await supply.rates(first.id, stay, guests, now));
      const rate = answer?.rooms[0]?.rates[0];
      if (!first || !answer || !rate) throw new Error(`${name} found no hotel in ${city}.`);
      return { first, answer, rate };
    };

    it("finds a place again by its own text, whatever the case", () => {
      expect(supply.findPlace(place.text)).toEqual(place);
      expect(supply.findPlace(place.text.toUpperCase())).toEqual(place);
      expect(supply.suggestPlaces(city, 5).map(({ text }) => text)).toContain(place.text);
      expect(supply.findPlace("qqqqq zzzzz")).toBeNull();
    });

    it("gives hotels within the radius, each once, with prices that make their totals", async () => {
      const { hotels, found } = await searchFor();
      expect(hotels.length).toBeGreaterThan(0);
      expect(hotels.length).toBeLessThanOrEqual(MOST_HOTELS);
      expect(found).toBeGreaterThanOrEqual(hotels.length);
      expect(new Set(hotels.map(({ id }) => id)).size).toBe(hotels.length);
      for (const { distanceMetres, rates } of hotels) {
        expect(distanceMetres).toBeLessThanOrEqual(metresWithin(10));
        const prices = rates.map(({ total }) => total.amountMinor);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
        for (const { perNight, total, taxesAndFees } of rates) {
          expect(total.amountMinor).toBe(perNight.amountMinor * nightsOf(stay));
          expect(taxesAndFees.amountMinor).toBeLessThan(total.amountMinor);
        }
      }
    });

    it("sells on a hotel's own page what the search said, to the cent", async () => {
      for (const hotel of (await searchFor()).hotels.slice(0, 40)) {
        const answer = await supply.rates(hotel.id, stay, guests, now);
        const prices = answer?.rooms.flatMap(({ rates }) => rates.map(({ total }) => total.amountMinor)) ?? [];
        expect(Math.min(...prices)).toBe(hotel.rates[0].total.amountMinor);
      }
    });

    it("offers rooms only that hold the guests, every rate with its own id and its charges added up", async () => {
      const { answer } = await firstHotel();
      const rates = answer.rooms.flatMap((room) => room.rates);
      expect(answer.rooms.every(({ room }) => fits(guests, room))).toBe(true);
      expect(new Set(rates.map(({ id }) => id)).size).toBe(rates.length);
      for (const { charges, taxesAndFees, roomsLeft } of rates) {
        expect(charges.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(taxesAndFees.amountMinor);
        expect(roomsLeft).toBeGreaterThanOrEqual(guests.rooms);
      }
    });

    it("prices a rate again as it was shown, with a claim for each night", async () => {
      const { answer, rate } = await firstHotel();
      const again = await supply.rate(rate.id, later(now, 5));
      if (!again.ok) throw new Error(again.error);
      expect(again.value.offer).toMatchObject({ hotel: answer.hotel, rate, stay, guests });
      expect(again.value.claims.map(({ key }) => key.slice(-10))).toEqual([0, 1, 2].map((days) => addDays(stay.checkIn, days)));
      expect(again.value.claims.every(({ available }) => available >= guests.rooms)).toBe(true);
    });

    it("refuses a rate that is too old, and one that it never made", async () => {
      const { rate } = await firstHotel();
      expect(await supply.rate(rate.id, rate.expiresAt)).toEqual({ ok: false, error: "offer_expired" });
      const forged = (rate.id.slice(0, -2) + (rate.id.endsWith("AA") ? "BB" : "AA")) as RateId;
      expect(await supply.rate(forged, now)).toEqual({ ok: false, error: "offer_forged" });
      expect(await supply.rate("" as RateId, now)).toEqual({ ok: false, error: "offer_forged" });
    });

    it("offers the same room again, at what the hotel's page has it for, once a rate has expired", async () => {
      const { answer, rate } = await firstHotel();
      const then = later(now, 24 * 60);
      const renewed = await supply.renew(rate.id, then);
      if (!renewed.ok) throw new Error(renewed.error);
      const { offer, before } = renewed.value;
      expect(before).toEqual({ perNight: rate.perNight, taxesAndFees: rate.taxesAndFees, payAt: rate.payAt });
      expect(offer).toMatchObject({ hotel: answer.hotel, stay, guests, rate: { board: rate.board } });
      const sold = (await supply.rates(answer.hotel.id, stay, guests, then))?.rooms.flatMap(({ rates }) => rates);
      expect(sold).toContainEqual(offer.rate);
      expect(supply.madeAt(offer.rate.id)?.slice(0, 16)).toBe(then.slice(0, 16));
      expect(await supply.renew("x" as RateId, now)).toEqual({ ok: false, error: "offer_forged" });
      expect(await supply.renew(rate.id, `${addDays(stay.checkIn, 2)}T12:00:00Z` as Instant)).toEqual({
        ok: false,
        error: "offer_expired",
      });
    });

    it("sells no room twice: what is sold is gone, and back when it is given back", async () => {
      const { rate } = await firstHotel();
      const held = await supply.rate(rate.id, now);
      if (!held.ok) throw new Error(held.error);
      const most = Math.min(...held.value.claims.map(({ available }) => available));
      supply.noteSold(held.value.claims.slice(1, 2), most);
      expect(await supply.rate(rate.id, now)).toEqual({ ok: false, error: "sold_out" });
      supply.noteSold(held.value.claims.slice(1, 2), -most);
      expect(await supply.rate(rate.id, now)).toEqual(held);
    });

    it("knows no hotel of another name, and its own by id", async () => {
      const { answer } = await firstHotel();
      expect(supply.findHotel(answer.hotel.id)).toEqual(answer.hotel);
      for (const id of ["", "1-1", "x", `${answer.hotel.id}0000`]) {
        expect([supply.findHotel(id as HotelId), await supply.rates(id as HotelId, stay, guests, now)]).toEqual([null, null]);
      }
    });
  });
}
