import { expect, it } from "vitest";
import { heldBooking } from "../../usecases/testing/sample-trip.ts";
import { heldStay } from "../../usecases/testing/sample-stay.ts";
import { type CurrencyCode, type LocalDate, money, USD } from "../kernel/index.ts";
import { convert, quoteFlight, quoteStay } from "../pricing/index.ts";
import { bookedRates } from "./index.ts";

const OMR = "OMR" as CurrencyCode;
const RATES = { base: USD, perUsd: { USD: 1, OMR: 0.3845 }, asOf: "2027-01-01" as LocalDate, source: "test" };

const FLIGHT = heldBooking(1);
const STAY = heldStay(2);
const flight = { ...FLIGHT, quote: quoteFlight(money(37_77), FLIGHT.offer.party, OMR, RATES) };
const stay = { ...STAY, quote: quoteStay(STAY.offer.rate, 3, "now", OMR, RATES) };

it.each([flight, stay])(
  "are those of the quote, to the last digit, so that amounts beside its total are those of the page before",
  (booking) => {
    const fee = money(250_00);
    expect(convert(fee, OMR, bookedRates(booking))).toEqual(convert(fee, OMR, RATES));
    expect(bookedRates(booking).asOf).toBe(booking.createdAt.slice(0, 10));
  },
);

it("are told by an amount of a quote that does not say them", () => {
  const { perUsd: _, ...quote } = { ...flight.quote, farePerTraveller: money(14_52, OMR) };
  const offer = { ...FLIGHT.offer, farePerTraveller: money(37_77) };
  expect(bookedRates({ ...flight, offer, quote }).perUsd).toEqual({ USD: 1, OMR: 1452 / 3777 });
});
