import { describe, expect, it } from "vitest";
import { quoteIn } from "../../present/pricing.ts";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS, tripOf } from "../../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { atLeastOne, type LocalDate, money, type OfferId, USD } from "../../../core/kernel/index.ts";
import { listCountries } from "../../components/booking-form/countries.ts";
import { keptValues } from "../../components/booking-form/form-texts.ts";
import { isEncrypted } from "../../present/site.tsx";
import { BookingScreen } from "./booking-screen.tsx";
import type { ReadyBooking } from "./load-booking.ts";
import { RouteLine } from "./route-line.tsx";

const today = "2026-11-21" as LocalDate;
const booking: ReadyBooking = {
  kind: "ready",
  offer: SAMPLE_OFFERS[0] as FlightOffer,
  brands: [SAMPLE_OFFERS[0] as FlightOffer],
  comesBack: { afterHours: 24, of: { [(SAMPLE_OFFERS[0] as FlightOffer).id]: { early: money(120_00), later: money(120_00) } } },
  pricing: { currency: USD, rates: { base: USD, perUsd: { USD: 1 }, asOf: today, source: "test" } },
  countries: listCountries("en"),
  today,
  formKey: "key-1",
  back: "source=JFK",
};

const html = renderStatic(<BookingScreen booking={booking} outcome={undefined} />);
const control = (name: string, page = html): string => new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? "";
/** What the price summary says that the price is for. */
const summaryOf = (offer: FlightOffer): string =>
  textOf(renderStatic(<RouteLine offer={offer} quote={quoteIn(booking.pricing, offer.farePerTraveller, offer.party)} />)).replaceAll(
    "\u00a0",
    " ",
  );

describe("the booking page", () => {
  it("has sections for passengers, contact, card payment, billing and the price", () => {
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(["Passengers", "Contact", "Card payment", "Billing", "Price summary"]));
    expect(textOf(html)).toContain(
      "Base fare $876.00 $438.00 × 2 adults Service fee $15.00 once for the booking Platform fee $0.00 Grand total $891.00",
    );
  });

  it("says once what the fare allows: in the choice of fares, and beside the flight where there is none", () => {
    const choice = { ...booking, brands: [booking.offer, { ...booking.offer, id: "plus" as OfferId, fareBrand: "plus" } as FlightOffer] };
    const withChoice = textOf(renderStatic(<BookingScreen booking={choice} outcome={undefined} />));
    const [beside, fares] = withChoice.split("Choose your fare") as [string, string];
    expect(beside).not.toContain("Carry-on");
    expect(fares.match(/Carry-on/g)).toHaveLength(2);
    expect(textOf(html)).not.toContain("Choose your fare");
    expect(textOf(html).match(/Carry-on/g)).toHaveLength(1);
    expect([withChoice, textOf(html)].map((page) => page.match(/kg CO₂/g)?.length)).toEqual([1, 1]);
  });

  it("has the agents' line, round the clock, and links to terms and privacy", () => {
    expect(textOf(html)).toMatch(/Help with this booking An agent can finish it with you, day and night \(24\/7\)\. \(800\) 555-0142/);
    for (const path of ["/terms-and-conditions", "/privacy-policy"]) expect(html).toContain(`href="${path}"`);
    expect(html).toContain('href="tel:+18005550142"');
  });

  it("asks for every field of the specification under its name, all of them required", () => {
    const names =
      "middleName firstName lastName dob email mobile cardNumber cardHolderName expiryMonth expiryYear cardDetails country address city state postalCode";
    expect(names.split(" ").filter((name) => !control(name).includes("required"))).toEqual([]);
  });

  it("takes the phone number by numeric keys, with a hint of at most 10 digits", () => {
    expect(control("mobile")).toContain('inputMode="numeric"');
    expect(textOf(html)).toContain("10 digits for a US number");
  });

  it("lets no field of text grow without end", () => {
    const fields = [...html.matchAll(/<input[^>]*>/g)].map(([field]) => field).filter((field) => !/type="(?:hidden|date)"/.test(field));
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => !/maxLength="\d+"/i.test(field))).toEqual([]);
  });

  it("comes back from the server with what was typed, of the card nothing", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ mobile: "55 50 1", cardNumber: "4242 4242 4242 4242", city: "Portland" }))
      form.set(name, value);
    const outcome = { kind: "faults", faults: [], values: keptValues(form), formKey: "key-2" } as const;
    const page = renderStatic(<BookingScreen booking={booking} outcome={outcome} />);
    expect(control("mobile", page)).toContain('value="55 50 1"');
    expect(control("city", page)).toContain('value="Portland"');
    expect(control("cardNumber", page)).not.toContain("value=");
  });

  it("promises no message that is not sent, and encryption only where there is some", () => {
    expect(textOf(html)).not.toMatch(/receives the confirmation|confirmation .* goes? here|write to you|send you/i);
    expect(textOf(html)).toContain("With the booking number, this is how we find your booking");
    expect(textOf(html)).toContain("Sent encrypted. Used for this one payment");
    expect(isEncrypted("http://192.168.1.20:3000")).toBe(false);
  });

  it("names the cabin in the price summary, and the legs that have another one", () => {
    const [first, ...rest] = atLeastOne(booking.offer.bounds[0].legs.map((leg) => ({ ...leg, cabin: "W" as const })));
    const legs = [{ ...first, cabin: "M" as const }, ...rest] as const;
    const mixed: FlightOffer = { ...booking.offer, cabin: "W", ...tripOf({ ...booking.offer.bounds[0], legs }, null) };
    expect(summaryOf(booking.offer)).toContain("Mar-12-2027 – Mar-19-2027, Economy");
    expect(summaryOf(mixed)).toContain("Mar-12-2027, Premium Economy, with Economy on JFK–\u2060DUB");
  });
});
