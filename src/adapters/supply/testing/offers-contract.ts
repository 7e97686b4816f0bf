import { expect, it } from "vitest";
import { legsOf, seatCount } from "../../../core/flights/index.ts";
import { addDays, dateInZone, type OfferId } from "../../../core/kernel/index.ts";
import { later, type TestedSupply, unsigned } from "./tested-supply.ts";

/** What holds of an offer that a flight supply has made: its price, its brands, its end and its seats. */
export function describeOffers(tested: () => TestedSupply): void {
  it("prices an offer again as it was found, with the seats that an order takes", async () => {
    const { now, supply, firstOffer } = tested();
    const offer = await firstOffer();
    const again = await supply.offer(offer.id, later(now, 5));
    expect(again).toEqual({ ok: true, value: { offer, claims: expect.any(Array) } });
    const claims = again.ok ? again.value.claims : [];
    expect(claims).toHaveLength(legsOf(offer).length);
    expect(claims.every(({ available }) => available >= 3)).toBe(true);
  });

  it("sells a trip in brands that cost and allow the more the higher they are, at prices that hold and that are renewed", async () => {
    const { name, now, supply, firstOffer, searchOnward } = tested();
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

  it("refuses an offer that is too old, and one that it never made", async () => {
    const { now, supply, firstOffer } = tested();
    const { id, expiresAt } = await firstOffer({ returnDate: null });
    expect(await supply.offer(id, expiresAt)).toEqual({ ok: false, error: "offer_expired" });
    const forged = `${id.startsWith("B") ? "C" : "B"}${id.slice(1)}` as OfferId;
    expect(await supply.offer(forged, now)).toEqual({ ok: false, error: "offer_forged" });
  });

  it("offers the same flights again, at what a search finds them for, once an offer has expired", async () => {
    const { now, supply, search, lastingOffer } = tested();
    const then = later(now, 24 * 60);
    for (const change of [{}, { returnDate: null }]) {
      const old = await lastingOffer(change, then);
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
    const { market, now, supply, search } = tested();
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

  it("renews no offer whose first flight has left", async () => {
    const { now, supply, firstOffer } = tested();
    const { id, bounds } = await firstOffer();
    expect(await supply.renew(id, bounds[0].legs[0]?.departsAt ?? now)).toEqual({ ok: false, error: "offer_expired" });
  });

  it("sells no more once our bookings have taken the last seats, and again when they are given back", async () => {
    const { now, supply, search, firstOffer } = tested();
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
}
