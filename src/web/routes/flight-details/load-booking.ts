import {
  type AskedBound,
  type Bound,
  type FlightOffer,
  inboundOf,
  outlineOf,
  searchQueryOf,
  tripQueryOf,
} from "../../../core/flights/index.ts";
import { comesBackOf, EARLY_CANCELLATION_HOURS } from "../../../core/cancellation/index.ts";
import { dayOf, type LocalDate, type PlaceCode } from "../../../core/kernel/index.ts";
import type { Airport, Place } from "../../../core/places/index.ts";
import type { OfferLookupFailure } from "../../../usecases/use-cases.ts";
import { findOrBooked } from "../../components/booking-form/booked-before.ts";
import type { RenewedPrice } from "../../components/booking-form/renewed-sale.ts";
import { type Country, listCountries } from "../../components/booking-form/countries.ts";
import type { PageContext } from "../../context.ts";
import { type Pricing, pricingFor, quoteIn } from "../../present/pricing.ts";
import { flightSale } from "./flight-sale.ts";
import { renewBack, renewFlight } from "./renew-flight.ts";

/** An offer that can be booked, and what its form needs. */
export interface ReadyBooking {
  readonly kind: "ready";
  readonly offer: FlightOffer;
  /** The trip in each fare brand that it is sold in, the lowest first; the offer is one of them. */
  readonly brands: readonly FlightOffer[];
  /** What comes back of each of these, by its id, when it is canceled after so many hours; nothing of one that has left by then. */
  readonly comesBack: { readonly afterHours: number; readonly of: Readonly<Record<string, NonNullable<ReturnType<typeof comesBackOf>>>> };
  readonly pricing: Pricing;
  readonly countries: readonly Country[];
  readonly today: LocalDate;
  /** The form's `Idempotency-Key`. */
  readonly formKey: string;
  /** Query of the results that the traveller came from, or of the same search. */
  readonly back: string;
}

export interface GoneBooking {
  readonly kind: "gone";
  readonly reason: OfferLookupFailure;
  /** Empty when the address does not say where the traveller came from. */
  readonly back: string;
  /** The same flights at the price of now, once the offer has expired. */
  readonly renewed: RenewedPrice | null;
}

type Needs = Pick<PageContext, "useCases" | "currency" | "locale" | "newFormKey">;

/**
 * Prices the offer of the address again; the address alone is enough.
 * @param sentKey of a form that this very request has sent.
 */
export async function loadBooking(
  id: string,
  back: string | null,
  context: Needs,
  sentKey: string | null = null,
): Promise<ReadyBooking | GoneBooking> {
  const { useCases, currency, locale, newFormKey } = context;
  const found = await findOrBooked(flightSale(id, useCases), sentKey, useCases);
  const cameFrom = new URLSearchParams((back ?? "").slice(0, 2000)).toString();
  const hasExpired = !found.ok && found.error === "offer_expired";
  const backQuery = hasExpired ? await renewBack(cameFrom, useCases) : cameFrom;
  const renewed = hasExpired ? await renewFlight(id, currency, backQuery, context) : null;
  // A form that has just been sent is shown again, about what took the place of its offer.
  const offer = found.ok ? found.value : sentKey === null ? null : renewed?.offer;
  if (!offer) return { kind: "gone", reason: found.ok ? "offer_expired" : found.error, back: backQuery, renewed };
  // Of an offer that is gone its own form alone is shown, and no other fare beside it.
  const sold = await useCases.listFareBrands(offer.id);
  const brands = sold.ok ? sold.value : [offer];
  const pricing = pricingFor(currency, useCases.exchangeRatesOf(offer.id));
  return {
    kind: "ready",
    offer,
    brands,
    comesBack: { afterHours: EARLY_CANCELLATION_HOURS, of: comesBackFrom([offer, ...brands], pricing) },
    pricing,
    countries: listCountries(locale),
    today: useCases.today(),
    formKey: newFormKey(),
    back: backQuery || sameSearch(offer),
  };
}

/** Each can be bought until it expires: what has left a day after that is not spoken of. */
const comesBackFrom = (offers: readonly FlightOffer[], pricing: Pricing): ReadyBooking["comesBack"]["of"] =>
  Object.fromEntries(
    offers.flatMap((offer) => {
      const quote = quoteIn(pricing, offer.farePerTraveller, offer.party);
      const amounts = comesBackOf({ offer, quote, createdAt: offer.expiresAt });
      return amounts === null ? [] : [[offer.id, amounts]];
    }),
  );

/** The search that finds an offer, made from the offer itself: for links that carry no way back. */
function sameSearch(offer: FlightOffer): string {
  if (offer.tripType === "multiCity") return sameTrip(offer);
  const outline = outlineOf(offer.bounds[0]);
  const back = inboundOf(offer);
  const inbound = back && outlineOf(back);
  return searchQueryOf({
    from: placeOf(outline.from),
    to: placeOf(outline.to),
    departureDate: dayOf(outline.departsAtLocal),
    returnDate: inbound && dayOf(inbound.departsAtLocal),
    party: offer.party,
    cabin: offer.cabin,
  }).toString();
}

function sameTrip({ bounds, party, cabin }: FlightOffer): string {
  const [first, ...later] = bounds;
  return tripQueryOf({ asked: [askedOf(first), ...later.map(askedOf)], party, cabin }).toString();
}

function askedOf(bound: Bound): AskedBound {
  const outline = outlineOf(bound);
  return { from: placeOf(outline.from), to: placeOf(outline.to), date: dayOf(outline.departsAtLocal) };
}

const placeOf = ({ code, city }: Airport): Place => ({ code: code as string as PlaceCode, city });
