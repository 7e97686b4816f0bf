import type { MultiCitySearch } from "../../../core/flights/index.ts";
import type { Money, OfferId } from "../../../core/kernel/index.ts";
import type { WebContext } from "../../context.ts";
import { pricingFor, quoteIn } from "../../present/pricing.ts";

/** What had been chosen until it expired, at the price of now; totals for the whole party. */
export interface RenewedChoice {
  readonly id: OfferId;
  /** By the exchange rates of its own time. */
  readonly before: Money;
  readonly total: Money;
}

type Needs = Pick<WebContext, "useCases" | "currency">;

/** The flights of an expired choice at the price of now; null where they are not to be had, or nothing of the search follows them. */
export async function renewChoice(search: MultiCitySearch, id: OfferId, { useCases, currency }: Needs): Promise<RenewedChoice | null> {
  const renewed = await useCases.renewOffer(id);
  if (!renewed.ok) return null;
  const { offer, before } = renewed.value;
  // Only the search itself knows whether it begins with these flights.
  const next = await useCases.searchBound(search, offer.id);
  if (!next.ok) return null;
  const totalOf = (saleId: OfferId, fare: Money): Money =>
    quoteIn(pricingFor(currency, useCases.exchangeRatesOf(saleId)), fare, search.party).total;
  return { id: offer.id, before: totalOf(id, before), total: totalOf(offer.id, offer.farePerTraveller) };
}
