import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { type FlightOffer, legsOf } from "../../../core/flights/index.ts";
import { type LocalDate, type OfferId, money } from "../../../core/kernel/index.ts";
import { later, type TestedSupply } from "./tested-supply.ts";

/** Whether the airline gives nothing of it back. */
const isFirm = ({ conditions }: FlightOffer): boolean => conditions.refundFee === null;

/** What the first bag of its own costs, in cents; 0 where one is in the fare. */
const bagFeeOf = ({ bags }: FlightOffer): number => bags.checkedBagFee?.amountMinor ?? 0;

/** How a flight supply goes on from an offer, bound by bound. */
export function describeOnward(tested: () => TestedSupply): void {
  it("goes on from an offer with flights that leave two hours after it has landed, for the sum of the fares", async () => {
    const { now, supply, search, firstOffer, searchOnward } = tested();
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
    // Later on, too, what was chosen holds its price no longer than its own offer did.
    const soon = await supply.searchAfter(first.id, landing, later(now, 10));
    if (!soon.ok) throw new Error(soon.error);
    expect(soon.value.offers.length).toBeGreaterThan(0);
    const earliest = Date.parse(first.bounds[0].legs.at(-1)?.arrivesAt ?? "") + 120 * 60_000;
    for (const { bounds, expiresAt } of soon.value.offers) {
      expect(expiresAt).toBe(first.expiresAt);
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

  it("allows on a trip of several tickets what each of them allows, and emits what all of them do", async () => {
    const { now, supply, search, searchOnward } = tested();
    const onward = searchOnward();
    const [firsts, alone] = [(await supply.search({ ...search, returnDate: null }, now)).offers, (await supply.search(onward, now)).offers];
    for (const first of [firsts.find((offer) => !isFirm(offer)), firsts.toSorted((a, b) => bagFeeOf(a) - bagFeeOf(b))[0]]) {
      const found = first && (await supply.searchAfter(first.id, onward, now));
      if (!first || !found?.ok) throw new Error("There is nothing to go on with.");
      for (const [index, trip] of found.value.offers.entries()) {
        const next = alone[index];
        if (!next) throw new Error("More follows than flies.");
        expect([trip.bags.checked, bagFeeOf(trip)]).toEqual([
          Math.min(first.bags.checked, next.bags.checked),
          Math.max(bagFeeOf(first), bagFeeOf(next)),
        ]);
        expect(isFirm(trip)).toBe(isFirm(first) || isFirm(next));
        expect(Math.abs(trip.co2Kg - first.co2Kg - next.co2Kg)).toBeLessThanOrEqual(1);
      }
    }
  });

  it("tells, prices and renews a trip of several bounds by each of them", async () => {
    const { name, now, supply, search, lastingOffer, searchOnward, fareOf } = tested();
    const then = later(now, 24 * 60);
    const first = await lastingOffer({ returnDate: null }, then);
    const onward = searchOnward();
    const next = await lastingOffer(onward, then);
    const found = await supply.searchAfter(first.id, onward, now);
    const trip = found.ok ? found.value.offers.find(({ bounds }) => isDeepStrictEqual(bounds[1], next.bounds[0])) : undefined;
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

    const renewed = await supply.renew(trip.id, then);
    if (!renewed.ok) throw new Error(renewed.error);
    const alone = await Promise.all(
      [first, trip].map(({ bounds }, index) => fareOf(bounds[index], index === 0 ? { ...search, returnDate: null } : onward, then)),
    );
    expect(renewed.value.before).toEqual(trip.farePerTraveller);
    expect(renewed.value.offer.farePerTraveller.amountMinor).toBe(alone.reduce((sum, fare) => sum + fare, 0));
  });

  it("goes on from a dearer brand as from the standard fare", async () => {
    const { now, supply, firstOffer, searchOnward } = tested();
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
}
