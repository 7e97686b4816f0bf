import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS, SAMPLE_ONE_WAYS, sampleBound, sampleOffer } from "../../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { atLeastOne, type CurrencyCode, type LocalDate, USD } from "../../../core/kernel/index.ts";
import { LocaleProvider } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { ItineraryCard } from "./itinerary-card.tsx";

const pricing = (currency: string): Pricing => ({
  currency: currency as CurrencyCode,
  rates: { base: USD, perUsd: { USD: 1, EUR: 0.9 }, asOf: "2026-11-20" as LocalDate, source: "test" },
});

const cardOf = (offer: FlightOffer | undefined, currency = "USD", isLowest = false): string =>
  offer
    ? textOf(renderStatic(<ItineraryCard offer={offer} pricing={pricing(currency)} isLowest={isLowest} action="Book Flight" more="" />))
    : "";

describe("a result card", () => {
  it("says what the specification asks of each direction", () => {
    const text = cardOf(SAMPLE_OFFERS[0]);
    for (const part of ["Depart Details", "Return Details", "Aer Lingus", "EI-104 , EI-150", "1 stop: DUB", "1 h 50 min", "Book Flight"]) {
      expect(text.replaceAll("\u00a0", " ")).toContain(part);
    }
    expect(text).toContain("Departs New York (JFK) at 5:30 PM on Mar-12-2027");
    expect(text).toContain("Arrives in London (LHR) at 7:55 AM on Mar-13-2027");
    expect(text).toContain("+1");
  });

  it("says it in Spanish with the clock, the days and the cities of Spanish", () => {
    const card = (
      <ItineraryCard offer={SAMPLE_OFFERS[0] as FlightOffer} pricing={pricing("USD")} isLowest action="Reservar vuelo" more="" />
    );
    const text = textOf(renderStatic(<LocaleProvider locale="es">{card}</LocaleProvider>)).replaceAll("\u00a0", " ");
    expect(text).toContain("Sale de Nueva York (JFK) a las 5:30 p. m. el 12-mar-2027");
    expect(text).toContain("Llega a Londres (LHR) a las 7:55 a. m. el 13-mar-2027");
    expect(text).toContain("$891.00 Total para 2 viajeros incluye $15.00 de cargo por servicio $438.00 de tarifa por viajero");
  });

  it("leaves the return out of a one-way trip", () => {
    expect(cardOf(SAMPLE_ONE_WAYS[0])).not.toContain("Return Details");
  });

  it("puts the party's total first, fee in, then what it is made of", () => {
    expect(cardOf(SAMPLE_OFFERS[0])).toContain("$891.00 Total for 2 travelers incl. $15.00 service fee $438.00 fare per traveler");
    expect(cardOf(SAMPLE_OFFERS[0], "EUR")).toContain("€801.90 Total for 2 travelers incl. €13.50 service fee €394.20 fare per traveler");
    expect(cardOf(SAMPLE_OFFERS[0], "USD", true)).toContain("Lowest total");
  });

  it("says what it costs and how to book it before bags and conditions", () => {
    expect(cardOf(SAMPLE_OFFERS[0])).toMatch(/Arrives in .*\$891\.00 Total .* Book Flight .*[Cc]arry-on/);
  });

  it("names who really flies", () => {
    expect(cardOf(SAMPLE_OFFERS[3])).toContain("Operated by Virgin Atlantic");
    expect(cardOf(SAMPLE_OFFERS[2])).not.toContain("Operated by");
  });

  it("says in words when the return starts at another airport, and when a leg has another cabin", () => {
    const back = sampleBound("B6921 BOS 2027-03-19T08:25 JFK 2027-03-19T09:35");
    const legs = atLeastOne(back.legs.map((leg) => ({ ...leg, cabin: "W" as const })));
    const out = sampleBound("B67 JFK 2027-03-12T21:10 LHR 2027-03-13T08:20");
    const text = cardOf(sampleOffer("open-jaw", 486, out, { ...back, legs }, { cabin: "W" }));
    expect(text).toContain("Returns from BOS");
    expect(text).toContain("Premium Economy, with Economy on JFK–\u2060LHR");
    expect(cardOf(SAMPLE_OFFERS[0])).not.toMatch(/Returns|Economy/);
  });

  it("warns of nights, of layovers that are tight or long, and of another airport on the way", () => {
    // 1 h 50 min in Dublin is enough, 50 minutes in Keflavik are not, and three hours on the way home are no warning.
    expect(cardOf(SAMPLE_OFFERS[0])).toContain("Overnight flight");
    expect(cardOf(SAMPLE_OFFERS[0])).not.toContain("layover");
    expect(cardOf(SAMPLE_OFFERS[1]).replaceAll("\u00a0", " ")).toContain("Tight layover, 50 min in KEF");
    const long = sampleBound("B61 JFK 2027-03-12T06:00 BOS 2027-03-12T07:00", "B62 JFK 2027-03-12T12:00 BOS 2027-03-12T13:00");
    const text = cardOf(sampleOffer("long", 486, long, null)).replaceAll("\u00a0", " ");
    expect(text).toContain("Long layover, 5 h in BOS Change from BOS to JFK");
    expect(text).not.toContain("Overnight");
    const night = sampleBound("B61 JFK 2027-03-12T20:00 BOS 2027-03-12T21:00", "B62 BOS 2027-03-13T07:00 JFK 2027-03-13T08:00");
    expect(cardOf(sampleOffer("night", 486, night, null)).replaceAll("\u00a0", " ")).toContain("Overnight layover, 10 h in BOS");
  });

  it("tells free, paid and impossible apart", () => {
    expect(cardOf(SAMPLE_OFFERS[3])).toMatch(/2 checked bags No airline change fee Refundable/);
    expect(cardOf(SAMPLE_OFFERS[0])).toMatch(
      /Checked bag \$75\.00 per traveler and direction Airline change fee \$120\.00 per traveler Nonrefundable/,
    );
    expect(cardOf(SAMPLE_ONE_WAYS[0])).toMatch(/Checked bag \$75\.00 per traveler Airline/);
    expect(cardOf({ ...(SAMPLE_OFFERS[0] as FlightOffer), tripType: "multiCity" })).toContain("$75.00 per traveler and flight");
    expect(cardOf(SAMPLE_OFFERS[2])).toMatch(/No checked bag No changes Nonrefundable/);
  });
});
