import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { type LocalDate, USD } from "../../../core/kernel/index.ts";
import { BookingScreen } from "./booking-screen.tsx";
import { listCountries } from "./countries.ts";
import type { ReadyBooking } from "./load-booking.ts";

const today = "2026-11-21" as LocalDate;
const booking: ReadyBooking = {
  kind: "ready",
  offer: SAMPLE_OFFERS[0] as FlightOffer,
  pricing: { currency: USD, rates: { base: USD, perUsd: { USD: 1 }, asOf: today, source: "test" } },
  countries: listCountries("en"),
  today,
  formKey: "key-1",
  back: "source=JFK",
};

const html = renderStatic(<BookingScreen booking={booking} outcome={undefined} />);
const control = (name: string): string => new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";

describe("the booking page", () => {
  it("has sections for passengers, contact, card payment, billing and the price", () => {
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(["Passengers", "Contact", "Card payment", "Billing", "Price summary"]));
    expect(textOf(html)).toContain(
      "Base fare $438.00 × 2 adults $876.00 Service fee once for the booking $15.00 Platform fee $0.00 Grand total $891.00",
    );
  });

  it("has the agents' line, round the clock, and links to terms and privacy", () => {
    expect(textOf(html)).toMatch(/Help with this booking An agent can finish it with you, day and night \(24\/7\)\. \(800\) 555-0142/);
    for (const path of ["/terms-and-conditions", "/privacy-policy"]) expect(html).toContain(`href="https://main.example${path}"`);
    expect(html).toContain('href="tel:+18005550142"');
  });

  it("asks for every field of the specification under its name, all of them required", () => {
    const names =
      "middleName firstName lastName dob email mobile cardNumber cardHolderName expiryMonth expiryYear cardDetails country address city state postalCode";
    expect(names.split(" ").filter((name) => !control(name).includes("required"))).toEqual([]);
  });

  it("takes the phone number by numeric keys, with a hint of at most 10 digits", () => {
    expect(control("mobile")).toContain('inputMode="numeric"');
    expect(textOf(html)).toContain("Numbers only, up to 10 digits without the country code");
  });
});
