import {
  type HotelOffer,
  parseStayQuery,
  RATE_FEATURES,
  type RateFeature,
  type RoomWithRates,
  stayQueryOf,
} from "../../../core/hotels/index.ts";
import { err, type HotelId, type LocalDate, ok, type RateId, type Result } from "../../../core/kernel/index.ts";
import { type Country, listCountries } from "../../components/booking-form/countries.ts";
import type { GoneCode } from "../../components/booking-form/outcome.ts";
import type { WebContext } from "../../context.ts";
import { type Pricing, pricingFor } from "../../present/pricing.ts";

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
}

type Needs = Pick<WebContext, "useCases" | "currency" | "locale" | "newFormKey">;

/** Prices the rate of the address again; without one, the cheapest of its hotel for its stay that has what the query asks for. */
export async function loadStay(id: string | undefined, query: URLSearchParams, context: Needs): Promise<ReadyStay | GoneStay> {
  const { useCases, currency, locale, newFormKey } = context;
  const found = await findRate(id, query, useCases);
  if (!found.ok) return { kind: "gone", reason: found.error, roomsPath: roomsPathOf(id ?? query.get("hotel"), query) };
  const { hotel, stay, guests } = found.value;
  const staying = new URLSearchParams([...carried(query), ...stayQueryOf({ stay, guests })]);
  return {
    kind: "ready",
    offer: found.value,
    pricing: pricingFor(currency, useCases.exchangeRates()),
    countries: listCountries(locale),
    today: useCases.today(hotel.zone),
    formKey: newFormKey(),
    roomsPath: `/hotel-details/${hotel.id}?${staying.toString()}`,
  };
}

/** Also for the action: the rate that the form was shown for, whatever is the cheapest by now. */
export function findRate(
  id: string | undefined,
  query: URLSearchParams,
  useCases: Needs["useCases"],
): Promise<Result<HotelOffer, GoneCode>> {
  const rate = query.get("rate") ?? "";
  if (rate !== "") return useCases.getRate(rate as RateId);
  return id === undefined ? Promise.resolve(err("offer_forged")) : findCheapest(id as HotelId, query, useCases);
}

async function findCheapest(id: HotelId, query: URLSearchParams, useCases: Needs["useCases"]): Promise<Result<HotelOffer, GoneCode>> {
  const hotel = useCases.findHotel(id);
  const parsed = hotel && parseStayQuery(query, useCases.today(hotel.zone));
  if (!hotel || !parsed?.ok) return err("offer_forged");
  const { stay, guests } = parsed.value;
  const answer = await useCases.getHotel(id, stay, guests);
  if (!answer.ok) return err(answer.error.code === "supplier_unavailable" ? "supplier_unavailable" : "offer_forged");
  const cheapest = cheapestOf(answer.value.rooms, featuresIn(query));
  return cheapest ? ok({ hotel, stay, guests, ...cheapest }) : err("sold_out");
}

function cheapestOf(rooms: readonly RoomWithRates[], wished: readonly RateFeature[]): Pick<HotelOffer, "room" | "rate"> | undefined {
  const all = rooms.flatMap(({ room, rates }) => rates.map((rate) => ({ room, rate })));
  const fitting = all.filter(({ rate }) => wished.every((feature) => rate.features.includes(feature)));
  return (fitting.length > 0 ? fitting : all).toSorted((a, b) => a.rate.total.amountMinor - b.rate.total.amountMinor)[0];
}

/** What the results were asked for: the price on the card was of such a rate. */
export const featuresIn = (query: URLSearchParams): readonly RateFeature[] =>
  RATE_FEATURES.filter((feature) => query.getAll("feature").includes(feature));

/** What the hotel's page needs of this page's address, the stay aside. */
const carried = (query: URLSearchParams): [string, string][] => [...query].filter(([name]) => name === "org" || name === "back");

const NOT_CARRIED = ["rate", "hotel", "feature"];

function roomsPathOf(id: string | null, query: URLSearchParams): string | null {
  if (id === null || !/^[\w-]{1,40}$/.test(id)) return null;
  const staying = new URLSearchParams([...query].filter(([name]) => !NOT_CARRIED.includes(name)));
  return `/hotel-details/${id}?${staying.toString()}`;
}
