import { type FlightOffer, isMultiCityQuery } from "../../../core/flights/index.ts";
import type { OfferId } from "../../../core/kernel/index.ts";
import { shownCurrency } from "../../../core/pricing/index.ts";
import type { RenewedSale } from "../../components/booking-form/renewed-sale.ts";
import type { PageContext } from "../../context.ts";
import { pathIn } from "../../i18n/addresses.ts";
import { pricingFor, quoteIn } from "../../present/pricing.ts";

/**
 * The flights of an expired offer at the price of now; null where they are not to be had.
 * @param back query of the results that the traveller came from; empty where it is not known.
 */
export async function renewFlight(
  id: string,
  currency: string,
  back: string,
  { useCases, locale }: Pick<PageContext, "useCases" | "locale">,
): Promise<RenewedSale<FlightOffer> | null> {
  const renewed = await useCases.renewOffer(id as OfferId);
  if (!renewed.ok) return null;
  const { offer, before } = renewed.value;
  const totalOf = (saleId: OfferId, fare: typeof before) => {
    const rates = useCases.exchangeRatesOf(saleId);
    const pricing = pricingFor(shownCurrency(currency, rates), rates);
    return { pricing, total: quoteIn(pricing, fare, offer.party).total };
  };
  const query = back === "" ? "" : `?${new URLSearchParams({ back }).toString()}`;
  return {
    offer,
    before: totalOf(id as OfferId, before).total,
    ...totalOf(offer.id, offer.farePerTraveller),
    path: pathIn(locale, `/flight-details/${offer.id}${query}`),
  };
}

/**
 * The way back of an expired offer: what was chosen of a multi-city trip has expired with it, and is renewed too; where it cannot be,
 * the way leads to the first flight.
 */
export async function renewBack(back: string, useCases: Pick<PageContext["useCases"], "renewOffer">): Promise<string> {
  const query = new URLSearchParams(back);
  const chosen = query.get("chosen");
  if (chosen === null || !isMultiCityQuery(query)) return back;
  const renewed = await useCases.renewOffer(chosen as OfferId);
  if (renewed.ok) query.set("chosen", renewed.value.offer.id);
  else query.delete("chosen");
  return query.toString();
}
