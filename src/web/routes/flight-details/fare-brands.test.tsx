import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import type { FareBrand, FlightOffer } from "../../../core/flights/index.ts";
import { type CurrencyCode, type LocalDate, money, type OfferId, USD } from "../../../core/kernel/index.ts";
import { LocaleProvider } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { FareBrands } from "./fare-brands.tsx";

const standard = SAMPLE_OFFERS[0] as FlightOffer;
const branded = (fareBrand: FareBrand, cents: number): FlightOffer => ({
  ...standard,
  id: fareBrand as string as OfferId,
  fareBrand,
  farePerTraveller: money(standard.farePerTraveller.amountMinor + cents),
});
const [plus, flex] = [branded("plus", 50_00), branded("flex", 120_00)];
const pricingIn = (currency: string): Pricing => ({
  currency: currency as CurrencyCode,
  rates: { base: USD, perUsd: { USD: 1, EUR: 0.9 }, asOf: "2026-11-20" as LocalDate, source: "test" },
});
const amounts = (early: number, later: number) => ({ early: money(early), later: money(later) });
const COMES_BACK = { afterHours: 24, of: { [standard.id]: amounts(0, 0), plus: amounts(576_00, 576_00), flex: amounts(841_00, 816_00) } };
const fares = (offer: FlightOffer, brands: readonly FlightOffer[], currency = "USD"): string =>
  renderStatic(
    <FareBrands offer={offer} brands={brands} comesBack={COMES_BACK} pricing={pricingIn(currency)} back="source=JFK" isHeld={false} />,
  );

describe("fares side by side", () => {
  it("say the whole party's total of each, and what the others cost more or less than the chosen one", () => {
    expect(textOf(fares(plus, [standard, plus, flex]))).toMatch(
      /Standard \$891\.00 \$100\.00 less .* Choose Standard Plus \$991\.00 in total .* Chosen Plus, \$991\.00 Flex \$1,131\.00 \$140\.00 more .* Choose Flex/,
    );
    expect(textOf(fares(standard, [standard, plus], "EUR"))).toMatch(/Standard €801\.90 in total .* Plus €891\.90 €90\.00 more/);
  });

  it("say what comes back of each, and of the first day where that is another amount", () => {
    expect(textOf(fares(plus, [standard, plus, flex]))).toMatch(
      /Standard .* If you cancel, you get no refund\. Choose Standard Plus .* If you cancel, you get \$576\.00 back\. Chosen Plus.* Flex .* If you cancel within 24 hours, you get \$841\.00 back; after that, \$816\.00\. Choose Flex/,
    );
  });

  it("are links to the same page about another offer, of which one is the current one", () => {
    const html = fares(plus, [standard, plus, flex]);
    expect([...html.matchAll(/href="(\/flight-details[^"]*)"/g)].map(([, to]) => to)).toEqual([
      `/flight-details/${standard.id}?back=source%3DJFK`,
      "/flight-details/flex?back=source%3DJFK",
    ]);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });

  it("are said in Spanish", () => {
    const html = renderStatic(
      <LocaleProvider locale="es">
        <FareBrands offer={standard} brands={[standard, flex]} comesBack={COMES_BACK} pricing={pricingIn("USD")} back="" isHeld={false} />
      </LocaleProvider>,
    );
    expect(textOf(html)).toMatch(
      /Elija su tarifa .* Estándar \$891\.00 en total .* Elegida Estándar, \$891\.00 Flex \$1,131\.00 \$240\.00 más .* Elegir Flex/,
    );
  });
});
