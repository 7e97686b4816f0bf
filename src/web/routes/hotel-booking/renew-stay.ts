import { type HotelOffer, nightsOf } from "../../../core/hotels/index.ts";
import type { RateId } from "../../../core/kernel/index.ts";
import { shownCurrency } from "../../../core/pricing/index.ts";
import type { RenewedSale } from "../../components/booking-form/renewed-sale.ts";
import type { PageContext } from "../../context.ts";
import { pathIn } from "../../i18n/addresses.ts";
import { pricingFor, stayQuoteIn } from "../../present/pricing.ts";

/**
 * The room of an expired rate at the price and the terms of now; null where it is not to be had.
 * @param query of the page that sold it: all but the rate is kept.
 */
export async function renewStay(
  id: string,
  currency: string,
  query: URLSearchParams,
  { useCases, locale }: Pick<PageContext, "useCases" | "locale">,
): Promise<RenewedSale<HotelOffer> | null> {
  const renewed = await useCases.renewRate(id as RateId);
  if (!renewed.ok) return null;
  const { offer, before } = renewed.value;
  const totalOf = (saleId: RateId, rate: typeof before) => {
    const rates = useCases.exchangeRatesOf(saleId);
    const pricing = pricingFor(shownCurrency(currency, rates), rates);
    return { pricing, total: stayQuoteIn(pricing, rate, nightsOf(offer.stay)).total };
  };
  const asked = new URLSearchParams([["rate", offer.rate.id], ...[...query].filter(([name]) => !NOT_KEPT.includes(name))]);
  return {
    offer,
    before: totalOf(id as RateId, before).total,
    ...totalOf(offer.rate.id, offer.rate),
    path: pathIn(locale, `/hotel-booking?${asked.toString()}`),
  };
}

const NOT_KEPT: readonly string[] = ["rate", "sent"];
