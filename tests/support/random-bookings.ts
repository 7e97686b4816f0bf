import * as fc from "fast-check";
import type { Booking, CancellationQuote } from "../../src/core/booking/index.ts";
import type { FlightOffer, Leg } from "../../src/core/flights/index.ts";
import {
  atLeastOne,
  type AirlineCode,
  type CurrencyCode,
  type Instant,
  type Language,
  type LocalDateTime,
  money,
  Temporal,
} from "../../src/core/kernel/index.ts";
import { quoteFlight, quoteStay, type RateTable } from "../../src/core/pricing/index.ts";
import { heldStay } from "../../src/usecases/testing/sample-stay.ts";
import { ADA, heldBooking, OFFER, RATES } from "../../src/usecases/testing/sample-trip.ts";
import { multiCityTrips, randomTrips } from "./random-trips.ts";
import type { Trip } from "./sample-offers.ts";

export type FlightBooking = Extract<Booking, { readonly kind: "flight" }>;

/** Airports far apart, north and south, one without a zone that we know. */
const ZONES = {
  JFK: "America/New_York",
  LHR: "Europe/London",
  KEF: "Atlantic/Reykjavik",
  SYD: "Australia/Sydney",
  KTM: "Asia/Kathmandu",
  ZZZ: null,
} as const;
const CODES = Object.keys(ZONES) as (keyof typeof ZONES)[];

export const zoneOfRandom = (code: string): string | null => (Object.hasOwn(ZONES, code) ? ZONES[code as keyof typeof ZONES] : null);

/** What a supplier might call something, and what somebody who means harm would have it call it. */
const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 80, unit: "grapheme" }),
  fc.constantFrom(
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "Air\r\nBcc: boss@bank.example\r\n\r\nSend money",
    "END:VEVENT\r\nEND:VCALENDAR",
    "A;B,C\\D\\n",
    "\u202Egnp.exe\u2066",
    `Señor Ñandú & Söhne ${"x".repeat(300)}`,
  ),
);

const amount = fc.integer({ min: 0, max: 99_999_99 });
const language = fc.constantFrom<Language>("en", "es");
const rates = fc
  .record({ code: fc.constantFrom("USD", "EUR", "JPY", "IDR"), rate: fc.double({ min: 0.5, max: 16_000, noNaN: true }) })
  .map(({ code, rate }): { readonly currency: CurrencyCode; readonly table: RateTable } => ({
    currency: code as CurrencyCode,
    table: { ...RATES, perUsd: { USD: 1, [code]: code === "USD" ? 1 : rate } },
  }));

/** Any minute of four years, so that clocks change before, between and after. */
const minute = fc.integer({ min: 0, max: 4 * 365 * 24 * 60 });

const wall = (at: Temporal.Instant, code: keyof typeof ZONES): LocalDateTime =>
  at
    .toZonedDateTimeISO(ZONES[code] ?? "UTC")
    .toPlainDateTime()
    .toString({ smallestUnit: "second" }) as LocalDateTime;

const leg = fc
  .record({
    name,
    operator: name,
    city: name,
    from: fc.constantFrom(...CODES),
    to: fc.constantFrom(...CODES),
    minute,
    flightNumber: fc.integer({ min: 1, max: 9999 }),
    isOther: fc.boolean(),
  })
  .map(({ name: airlineName, operator, city, from, to, minute: after, flightNumber, isOther }): Leg => {
    const [base] = OFFER.bounds[0].legs;
    if (!base) throw new Error("The sample has no leg.");
    const departs = Temporal.Instant.from("2026-01-01T00:00:00Z").add({ minutes: after });
    const arrives = departs.add({ minutes: 1 + (after % 1000) });
    return {
      ...base,
      airlineName,
      flightNumber,
      operatedBy: { code: (isOther ? "ZZ" : base.airline) as AirlineCode, name: operator },
      from: { ...base.from, city, code: from as typeof base.from.code },
      to: { ...base.to, name: city, code: to as typeof base.to.code },
      departsAt: departs.toString() as Instant,
      arrivesAt: arrives.toString() as Instant,
      departsAtLocal: wall(departs, from),
      arrivesAtLocal: wall(arrives, to),
      layoverMinutes: after % 300,
    };
  });

const bound = fc.array(leg, { minLength: 1, maxLength: 3 }).map((legs) => ({ legs: atLeastOne(legs), durationMinutes: 600 }));
const fee = fc.option(amount.map((minor) => money(minor)));

const cancellation = fc.option(
  fc.record({ paid: amount, kept: amount }).map(({ paid, kept }): CancellationQuote => ({
    lines: [
      { amount: money(paid), rule: { kind: "paid" } },
      { amount: money(-kept), rule: { kind: "fare_penalty" } },
    ],
    refund: money(Math.max(0, paid - kept)),
    at: "2027-03-02T09:00:00Z" as Instant,
    refundDue: "2027-05-31T09:00:00Z" as Instant,
  })),
);

const rest = fc.record({
  language,
  orderRef: fc.option(name),
  cancellation,
  email: fc.constantFrom("ada@example.com", "a'b+<c>&d@example.com"),
});

const restOf = (
  booking: Booking,
  { language: spoken, orderRef, cancellation: given, email }: typeof rest extends fc.Arbitrary<infer R> ? R : never,
) => ({
  language: spoken,
  state: "confirmed" as const,
  contact: { ...booking.contact, email },
  progress: { ...booking.progress, orderRef, cancellation: given },
});

const flightOn = (trips: fc.Arbitrary<Trip>) =>
  fc
    .record({
      trip: trips,
      fare: amount,
      changeFee: fee,
      refundFee: fee,
      adults: fc.integer({ min: 1, max: 9 }),
      rates,
      rest,
    })
    .map(({ trip, fare, changeFee, refundFee, adults, rates: { currency, table }, rest: more }): FlightBooking => {
      const conditions = { changeFee, refundFee };
      const party = { adults, children: 0, infants: 0 };
      const offer: FlightOffer = { ...OFFER, ...trip, farePerTraveller: money(fare), conditions, party };
      const booking = heldBooking(1, { offer, quote: quoteFlight(offer.farePerTraveller, party, currency, table), travellers: [ADA] });
      return { ...booking, ...restOf(booking, more) };
    });

const stay = fc
  .record({ hotel: name, street: name, price: amount, payAt: fc.constantFrom("now" as const, "hotel" as const), rates, rest })
  .map(({ hotel, street, price, payAt, rates: { currency, table }, rest: more }): Booking => {
    const sample = heldStay(2);
    const priced = { perNight: money(price), total: money(3 * price), taxesAndFees: money(Math.floor(price / 8)) };
    const rate = { ...sample.offer.rate, ...priced, payAt, charges: [{ kind: "vat", amount: priced.taxesAndFees } as const] };
    const offer = { ...sample.offer, rate, hotel: { ...sample.offer.hotel, name: hotel, street } };
    const booking = heldStay(2, { offer, quote: quoteStay(rate, 3, payAt, currency, table) });
    return { ...booking, ...restOf(booking, more) };
  });

/** Flights from city to city alone, called whatever suppliers may call them. */
export const randomMultiCityBookings: fc.Arbitrary<FlightBooking> = flightOn(multiCityTrips(bound));

/** Flights of every trip type and stays, of every price and language, called whatever suppliers may call them. */
export const randomBookings: fc.Arbitrary<Booking> = fc.oneof(flightOn(randomTrips(bound)), stay);
