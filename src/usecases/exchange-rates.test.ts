import { describe, expect, it } from "vitest";
import { type CurrencyCode, type Instant, money, type OfferId, ok } from "../core/kernel/index.ts";
import { type KeptRates, ratesAt, type RateTable } from "../core/pricing/index.ts";
import { createBook } from "./book.ts";
import { createExchangeRates, createExchangeRatesOf } from "./exchange-rates.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { RATE_ID, STAY_REQUEST } from "./testing/sample-stay.ts";
import { OFFER, RATES, REQUEST } from "./testing/sample-trip.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";

const EUR = "EUR" as CurrencyCode;
const NEWER: RateTable = { ...RATES, perUsd: { USD: 1, EUR: 0.9 } };
const KEPT: readonly KeptRates[] = [
  { since: "1970-01-01T00:00:00Z" as Instant, rates: RATES },
  { since: "2027-03-01T12:00:00Z" as Instant, rates: NEWER },
];

/** At 12:00, when new rates have just come; the offer was made a while before or after. */
function worldWith(madeAt: string) {
  const world = createBookingWorld(createScriptedGateway());
  return {
    ...world,
    flights: { ...world.flights, madeAt: (id: OfferId) => (id === OFFER.id ? (madeAt as Instant) : null) },
    rates: { current: () => NEWER, at: (moment: Instant) => ratesAt(KEPT, moment) ?? NEWER },
  };
}

describe("the exchange rates of an offer", () => {
  it.each([
    ["2027-03-01T11:59:00Z", RATES, 412_00],
    ["2027-03-01T12:00:00Z", NEWER, 463_50],
  ])("made at %s are those of then, on the page and on the bill", async (madeAt, rates, total) => {
    const world = worldWith(madeAt);
    expect(createExchangeRatesOf(world)(OFFER.id)).toEqual(rates);
    const booked = await createBook(world)({ ...REQUEST, currency: EUR, shownTotal: money(total, EUR) }, null);
    expect(booked).toMatchObject(ok({ quote: { total: money(total, EUR) } }));
  });

  it("are those of then on the page and on the bill of a stay too", async () => {
    const world = createBookingWorld(createScriptedGateway());
    const hotels = { ...world.hotels, madeAt: () => "2027-03-01T11:59:00Z" as Instant };
    const rates = { current: () => NEWER, at: (moment: Instant) => ratesAt(KEPT, moment) ?? NEWER };
    const flights = { ...world.flights, madeAt: () => null };
    expect(createExchangeRatesOf({ flights, hotels, rates })(RATE_ID)).toEqual(RATES);
    const booked = await createBook({ ...world, hotels, rates })({ ...STAY_REQUEST, currency: EUR, shownTotal: money(240_00, EUR) }, null);
    expect(booked).toMatchObject(ok({ quote: { total: money(240_00, EUR) } }));
  });

  it("are those of now for what is none of ours", () => {
    const world = worldWith("2027-03-01T11:59:00Z");
    expect(createExchangeRatesOf(world)("forged" as OfferId)).toEqual(createExchangeRates(world)());
  });
});
