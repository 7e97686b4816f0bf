import type { BookingRequest } from "../../src/core/booking/index.ts";
import type { CurrencyCode, Money, OfferId, RateId } from "../../src/core/kernel/index.ts";
import { requestOf } from "../../src/usecases/testing/sample-trip.ts";
import { stayRequestOf } from "../../src/usecases/testing/sample-stay.ts";
import type { Market, Shown } from "./market.ts";
import { type Goods, isRoom, TRIPS } from "./price-list.ts";

/** A form as somebody sends it, with what they have read above its button: that and nothing else they have agreed to. */
export interface Form {
  readonly request: BookingRequest;
  /** What is to be taken now; null where the page showed no price. */
  readonly due: Money | null;
}

/** What somebody wants; `any room` names no rate and has seen no price. */
export type Wish = Goods | "any room";

/** The form for what the market has of a wish now; null when it has none. */
export function formFor(market: Market, wish: Wish, currency: CurrencyCode, name: string): Form | null {
  if (wish === "any room") return { request: { ...stayRequestOf(name), currency, rateId: null, shownTotal: null }, due: null };
  const shown = market.search(wish, currency);
  return shown && { request: requestFor(wish, shown, name), due: shown.due };
}

function requestFor(goods: Goods, { id, total }: Shown, name: string): BookingRequest {
  const common = { shownTotal: total, currency: total.currency };
  if (isRoom(goods)) return { ...stayRequestOf(name), ...common, rateId: id as RateId };
  return { ...requestOf(name), ...common, offerId: id as OfferId, party: TRIPS[goods].offer.party };
}

/** The same form with the new total that somebody has agreed to. */
export function agreed({ request, due }: Form, total: Money): Form {
  const isPaidLater = due?.amountMinor === 0;
  return { request: { ...request, shownTotal: total }, due: isPaidLater ? due : total };
}

/** What the request names; null where it leaves the choice to us. */
export const offerIn = (request: BookingRequest): string | null => (request.kind === "flight" ? request.offerId : request.rateId);
