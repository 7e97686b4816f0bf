import { type HotelOffer, type HotelQueryFault, type StayFault, stayQueryOf } from "../../../core/hotels/index.ts";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { findOrBooked } from "../../components/booking-form/booked-before.ts";
import type { RenewedPrice } from "../../components/booking-form/renewed-sale.ts";
import { type Country, listCountries } from "../../components/booking-form/countries.ts";
import { GONE_STATUS, type GoneCode } from "../../components/booking-form/outcome.ts";
import type { PageContext } from "../../context.ts";
import { type Pricing, pricingFor } from "../../present/pricing.ts";
import { renewStay } from "./renew-stay.ts";
import { faultsOfStay, staySale } from "./stay-sale.ts";

/** What the booking page of a stay has to show. */
type StayData = ReadyStay | GoneStay | FaultyStay;

/** A rate that can be booked, and what its form needs. */
export interface ReadyStay {
  readonly kind: "ready";
  readonly offer: HotelOffer;
  readonly pricing: Pricing;
  readonly countries: readonly Country[];
  /** The day at the hotel. */
  readonly today: LocalDate;
  /** The form's `Idempotency-Key`. */
  readonly formKey: string;
  /** The hotel's page for the same stay. */
  readonly roomsPath: string;
}

export interface GoneStay {
  readonly kind: "gone";
  readonly reason: GoneCode;
  /** The hotel's page; null when the address does not say which hotel it was. */
  readonly roomsPath: string | null;
  /** The same room at the price of now, once the rate has expired. */
  readonly renewed: RenewedPrice | null;
}

/** The dates or the guests of the address make no sense. */
export interface FaultyStay {
  readonly kind: "faults";
  readonly faults: readonly (HotelQueryFault | StayFault)[];
  /** The hotel's page, where other dates can be chosen. */
  readonly roomsPath: string | null;
}

type Needs = Pick<PageContext, "useCases" | "currency" | "locale" | "newFormKey">;

/**
 * Prices the rate of the address again; without one, the cheapest of its hotel for its stay that has what the query asks for.
 * @param sentKey of a form that this very request has sent.
 */
export async function loadStay(
  id: string | undefined,
  query: URLSearchParams,
  context: Needs,
  sentKey: string | null = null,
): Promise<StayData> {
  const { useCases, currency, locale, newFormKey } = context;
  const otherRooms = roomsPathOf(id ?? query.get("hotel"), query);
  const faults = faultsOfStay(id, query, useCases);
  if (faults.length > 0) return { kind: "faults", faults, roomsPath: otherRooms };
  const found = await findOrBooked(staySale(id, query, useCases), sentKey, useCases);
  const isExpired = !found.ok && found.error === "offer_expired";
  const renewed = isExpired ? await renewStay(query.get("rate") ?? "", currency, query, context) : null;
  // A form that has just been sent is shown again, about what took the place of its rate.
  const offer = found.ok ? found.value : sentKey === null ? null : renewed?.offer;
  if (!offer) return { kind: "gone", reason: found.ok ? "offer_expired" : found.error, roomsPath: otherRooms, renewed };
  const { hotel, stay, guests } = offer;
  const staying = new URLSearchParams([...carried(query), ...stayQueryOf({ stay, guests })]);
  return {
    kind: "ready",
    offer,
    pricing: pricingFor(currency, useCases.exchangeRatesOf(offer.rate.id)),
    countries: listCountries(locale),
    today: useCases.today(hotel.zone),
    formKey: newFormKey(),
    roomsPath: `/hotel-details/${hotel.id}?${staying.toString()}`,
  };
}

/** The HTTP status that tells machines the same. */
export function statusOf(stay: StayData): number {
  if (stay.kind === "faults") return 400;
  return stay.kind === "gone" ? GONE_STATUS[stay.reason] : 200;
}

/** What the hotel's page needs of this page's address, the stay aside. */
const carried = (query: URLSearchParams): [string, string][] => [...query].filter(([name]) => name === "org" || name === "back");

const NOT_CARRIED = ["rate", "hotel", "feature", "sent"];

function roomsPathOf(id: string | null, query: URLSearchParams): string | null {
  if (id === null || !/^[\w-]{1,40}$/.test(id)) return null;
  const staying = new URLSearchParams([...query].filter(([name]) => !NOT_CARRIED.includes(name)));
  return `/hotel-details/${id}?${staying.toString()}`;
}
