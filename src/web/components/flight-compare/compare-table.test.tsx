import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS, tripOf } from "../../../../tests/support/sample-offers.ts";
import { type LocalDate, USD } from "../../../core/kernel/index.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import type { Pricing } from "../../present/pricing.ts";
import { CompareTable } from "./compare-table.tsx";

const PRICING: Pricing = { currency: USD, rates: { base: USD, perUsd: { USD: 1 }, asOf: "2026-11-20" as LocalDate, source: "test" } };

const textFor = (offers: readonly FlightOffer[], typicalCo2Kg: number | null = 412): string =>
  textOf(
    renderStatic(<CompareTable offers={offers} pricing={PRICING} typicalCo2Kg={typicalCo2Kg} renderAction={() => "Book Flight"} />),
  ).replaceAll("\u00a0", " ");
const [aerLingus, icelandair, , delta] = SAMPLE_OFFERS as readonly [FlightOffer, FlightOffer, FlightOffer, FlightOffer];

describe("flights side by side", () => {
  it("have every fact in a row, with the best of each marked", () => {
    const text = textFor([aerLingus, icelandair, delta]);
    expect(text).toContain("Total for all $891.00 best of these $925.00 $1,111.00");
    expect(text).toContain("Travel time 10 h 25 min 10 h 50 min 9 h 50 min 13 h 35 min 7 h 05 min 8 h 05 min best of these");
    expect(text).toContain(
      "Checked bags Checked bag $75.00 per traveler and direction 1 checked bag, 23 kg 2 checked bags, 23 kg each best of these",
    );
    expect(text).toContain(
      "Changes Airline change fee $120.00 per traveler Airline change fee $120.00 per traveler No airline change fee best of these",
    );
    expect(text).toContain("Refund Nonrefundable Nonrefundable Refundable best of these");
    expect(text).toContain("Operated by Aer Lingus Icelandair JetBlue Delta Air Lines Virgin Atlantic");
    expect(text).toContain("Alliance None None SkyTeam");
  });

  it("call a refund whose fees take the whole fare by what they are, and no better than none", () => {
    const eaten = { ...aerLingus, conditions: { ...aerLingus.conditions, refundFee: aerLingus.farePerTraveller } };
    const text = textFor([eaten, icelandair, delta]);
    expect(text).toContain("Refund No refund: fees of $538.00 per traveler Nonrefundable Refundable best of these");
    expect(textFor([eaten, icelandair])).not.toMatch(/Refund [^]*Nonrefundable best of these/);
  });

  it("keep each flight's code on one line", () => {
    const html = renderStatic(
      <CompareTable offers={[aerLingus]} pricing={PRICING} typicalCo2Kg={412} renderAction={() => "Book Flight"} />,
    );
    expect(html).toMatch(/<span[^>]*>EI-104<\/span>, <span[^>]*>EI-150<\/span>/);
    expect(html).toContain("<span>Airbus A330-300</span>"); // Its second half looks like a code.
  });

  it("mark nothing where all are alike, and leave out a return that there is not", () => {
    expect(textFor([aerLingus, { ...aerLingus, id: delta.id }])).not.toContain("best of these");
    expect(textFor([{ ...aerLingus, ...tripOf(aerLingus.bounds[0], null) }])).not.toContain("Return");
  });

  it("call a flight of a trip that is still being chosen by its number", () => {
    const step = { ...aerLingus, ...tripOf(aerLingus.bounds[0], null) };
    const table = <CompareTable offers={[step]} pricing={PRICING} typicalCo2Kg={412} nth={3} renderAction={() => "Book Flight"} />;
    expect(textOf(renderStatic(table))).toMatch(/Flight 3/);
    expect(textOf(renderStatic(table))).not.toContain("Depart");
  });

  it("tell the CO2 beside what is typical of the search", () => {
    expect(textFor([aerLingus], 412)).toContain("412 kg CO₂, typical");
    expect(textFor([aerLingus], 330)).toContain("412 kg CO₂, 25% more than typical");
    expect(textFor([aerLingus], 515)).toContain("412 kg CO₂, 20% less than typical");
    expect(textFor([aerLingus], null)).toMatch(/412 kg CO₂ (?!,)/);
  });

  it("say what their prices are where a flight is a part of a trip", () => {
    const table = (
      <CompareTable offers={[aerLingus]} pricing={PRICING} typicalCo2Kg={null} priceLabel="Whole trip" renderAction={() => "Book Flight"} />
    );
    const text = textOf(renderStatic(table));
    expect(text).toContain("Total for all (Whole trip) $891.00");
    expect(text).toContain("Fare per traveler (Whole trip) $438.00");
    expect(textFor([aerLingus])).not.toContain("Whole trip");
  });
});
