import * as fc from "fast-check";
import { expect, it } from "vitest";
import { randomTrips } from "../../../tests/support/random-trips.ts";
import { FIVE_BOUNDS, multiCityOf } from "../../../tests/support/sample-offers.ts";
import { heldStay } from "../../usecases/testing/sample-stay.ts";
import { heldBooking, NOW, OFFER, RATES } from "../../usecases/testing/sample-trip.ts";
import { type Booking, type DeskRefund, dueNow, givenBackMinor } from "../booking/index.ts";
import { MOST_BOUNDS } from "../flights/index.ts";
import type { CancellationStep } from "../hotels/index.ts";
import { type CurrencyCode, type LocalDateTime, money, secondsAfter, secondsBefore, USD } from "../kernel/index.ts";
import { quoteFlight, quoteStay } from "../pricing/index.ts";
import { comesBackOf, EARLY_CANCELLATION_HOURS, quoteCancellation } from "./quote-cancellation.ts";

const rates = fc
  .record({ perUsd: fc.double({ min: 0.01, max: 200, noNaN: true }), currency: fc.constantFrom("USD", "EUR") })
  .map(({ perUsd, currency }) => ({ currency: currency as CurrencyCode, table: { ...RATES, perUsd: { USD: 1, EUR: perUsd } } }));
const cents = fc.integer({ min: 0, max: 2_000_00 }).map((amount) => money(amount));
const fee = fc.option(cents);
/** Ends a day before either begins. */
const seconds = fc.integer({ min: 0, max: 10 * 24 * 60 * 60 });

/** Trips of every type, within one country and abroad, all after the tests' moment. */
const trips = randomTrips(fc.constantFrom(...FIVE_BOUNDS.bounds));

const flights = fc
  .record({
    trip: trips,
    fare: fc.integer({ min: 1, max: 3_000_00 }),
    fees: fc.record({ changeFee: fee, refundFee: fee }),
    rates,
    adults: fc.integer({ min: 1, max: 9 }),
    carryOn: fc.constantFrom(0, 1),
  })
  .map(({ trip, fare, fees, rates: { currency, table }, adults, carryOn }): Booking => {
    const party = { adults, children: 0, infants: 0 };
    const offer = { ...OFFER, ...trip, party, farePerTraveller: money(fare), conditions: fees, bags: { ...OFFER.bags, carryOn } };
    return heldBooking(1, { state: "confirmed", offer, quote: quoteFlight(offer.farePerTraveller, party, currency, table) });
  });

const stays = fc
  .record({ penalties: fc.tuple(cents, cents, cents), rates, payAt: fc.constantFrom("now" as const, "hotel" as const) })
  .map(({ penalties, rates: { currency, table }, payAt }): Booking => {
    const [first, ...later] = penalties
      .toSorted((a, b) => a.amountMinor - b.amountMinor)
      .map((penalty, index): CancellationStep => ({
        fromLocal: index === 0 ? null : (`2027-03-0${index + 3}T18:00:00` as LocalDateTime),
        penalty,
      }));
    const { offer } = heldStay(1);
    const steps = [first ?? { fromLocal: null, penalty: money(0) }, ...later] as const;
    const rate = { ...offer.rate, payAt, cancellation: { steps, freeUntilLocal: null } };
    return heldStay(1, { state: "confirmed", offer: { ...offer, rate }, quote: quoteStay(rate, 3, payAt, currency, table) });
  });

const given = fc.array(fc.integer({ min: 1, max: 400_00 }), { maxLength: 3 });

it("never gives back more than is left of what was paid, whatever the desk has given", () => {
  fc.assert(
    fc.property(fc.oneof(flights, stays), seconds, given, (booking, after, amounts) => {
      const { currency } = booking.quote;
      const all = amounts.map((minor, index): DeskRefund => ({
        key: `k${index}`,
        bookingId: booking.id,
        amount: money(minor, currency),
        begunAt: NOW,
        outcome: "refunded",
        way: "card",
        standsIn: false,
      }));
      // The desk gives no more than was taken.
      const refunds = givenBackMinor(all) <= dueNow(booking).amountMinor ? all : [];
      const at = secondsAfter(NOW, after);
      const [plain, quoted] = [quoteCancellation(booking, [], at), quoteCancellation(booking, refunds, at)];
      if (!plain.ok || !quoted.ok) throw new Error("Refused.");
      const { lines, refund } = quoted.value;
      expect(refund.amountMinor).toBe(Math.max(0, plain.value.refund.amountMinor - givenBackMinor(refunds)));
      expect(refund.amountMinor + givenBackMinor(refunds)).toBeLessThanOrEqual(dueNow(booking).amountMinor);
      expect(lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(refund.amountMinor);
    }),
  );
});

it("never gives back less than nothing or more than was paid, and its lines add up to the refund", () => {
  fc.assert(
    fc.property(fc.oneof(flights, stays), seconds, (booking, after) => {
      const quoted = quoteCancellation(booking, [], secondsAfter(NOW, after));
      if (!quoted.ok) throw new Error(`Refused: ${quoted.error}`);
      const { lines, refund } = quoted.value;
      expect(refund.currency).toBe(booking.quote.currency);
      expect(refund.amountMinor).toBeGreaterThanOrEqual(0);
      expect(refund.amountMinor).toBeLessThanOrEqual(dueNow(booking).amountMinor);
      expect(lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(refund.amountMinor);
      expect(lines.slice(1).every(({ amount }) => amount.amountMinor <= 0 && !Object.is(amount.amountMinor, -0))).toBe(true);
      expect(quoted.value.refundDue === null).toBe(refund.amountMinor === 0);
    }),
  );
});

it("never gives more back for waiting: not of a stay, and of a flight once its first day is over", () => {
  fc.assert(
    fc.property(fc.oneof(flights, stays), seconds, seconds, (booking, one, other) => {
      const day = booking.kind === "flight" ? 24 * 60 * 60 : 0;
      const [early, late] = [Math.min(one, other) + day, Math.max(one, other) + day].map((after) =>
        quoteCancellation(booking, [], secondsAfter(NOW, after)),
      );
      if (!early?.ok || !late?.ok) return;
      expect(late.value.refund.amountMinor).toBeLessThanOrEqual(early.value.refund.amountMinor);
    }),
  );
});

it("speaks of what all flights of a trip from city to city cost together, and keeps no more than that", () => {
  const fares = fc.array(fc.integer({ min: 1, max: 900_00 }), { minLength: 2, maxLength: MOST_BOUNDS });
  fc.assert(
    fc.property(fares, fc.integer({ min: 1, max: 9 }), fee, seconds, (prices, adults, refundFee, after) => {
      const party = { adults, children: 0, infants: 0 };
      const conditions = { changeFee: null, refundFee };
      const farePerTraveller = money(prices.reduce((sum, price) => sum + price, 0));
      const [first, second, ...onward] = FIVE_BOUNDS.bounds;
      if (!second) throw new Error("There are five.");
      const trip = multiCityOf(first, second, ...onward.slice(0, prices.length - 2));
      const offer = { ...OFFER, ...trip, party, farePerTraveller, conditions };
      const quote = quoteFlight(farePerTraveller, party, USD, RATES);
      const quoted = quoteCancellation(heldBooking(1, { state: "confirmed", offer, quote }), [], secondsAfter(NOW, after));
      if (!quoted.ok) throw new Error(`Refused: ${quoted.error}`);
      const [paid, ...kept] = quoted.value.lines;
      const whole = prices.reduce((sum, price) => sum + adults * price, 15_00);
      expect(paid).toEqual({ amount: money(whole), rule: { kind: "paid" } });
      const keptMinor = 0 - kept.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
      expect(keptMinor).toBeLessThanOrEqual(whole);
      expect(quoted.value.refund).toEqual(money(whole - keptMinor));
      // Not refundable: all of it is kept.
      expect(refundFee !== null || keptMinor === whole).toBe(true);
    }),
  );
});

it("says before a flight is bought what comes back of it, within the first day and after it, and nothing of one that has left by then", () => {
  fc.assert(
    fc.property(flights, seconds, fc.integer({ min: -50, max: 50 }), (booking, after, hours) => {
      if (booking.kind !== "flight") throw new Error("A stay.");
      const [first] = booking.offer.bounds[0].legs;
      // Bought so many hours before or after the last moment at which a day is left.
      const bought = secondsBefore(first?.departsAt ?? NOW, (EARLY_CANCELLATION_HOURS + hours) * 60 * 60);
      const sold = { ...booking, createdAt: hours > 0 ? bought : NOW };
      const [said, dayLater] = [comesBackOf(sold), secondsAfter(sold.createdAt, EARLY_CANCELLATION_HOURS * 60 * 60)];
      const quoted = quoteCancellation(sold, [], dayLater);
      expect(said?.later ?? null).toEqual(quoted.ok ? quoted.value.refund : null);
      const atOnce = quoteCancellation(sold, [], sold.createdAt);
      expect(said === null || (atOnce.ok && atOnce.value.refund)).toEqual(said === null || said.early);
      expect(comesBackOf({ ...booking, createdAt: secondsBefore(first?.departsAt ?? NOW, 60 * 60) })).toBeNull();
      const later = quoteCancellation(booking, [], secondsAfter(NOW, EARLY_CANCELLATION_HOURS * 60 * 60 + after));
      expect(later.ok && later.value.refund).toEqual(comesBackOf(booking)?.later);
    }),
  );
});
