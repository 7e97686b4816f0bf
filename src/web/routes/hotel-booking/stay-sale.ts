import {
  cheapestRate,
  type HotelOffer,
  type HotelQueryFault,
  parseStayQuery,
  RATE_FEATURES,
  type RateFeature,
  type StayFault,
  stayFault,
} from "../../../core/hotels/index.ts";
import { err, type HotelId, ok, type RateId, type Result } from "../../../core/kernel/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import type { SaleFinder } from "../../components/booking-form/booked-before.ts";
import type { GoneCode } from "../../components/booking-form/outcome.ts";

type Needs = Pick<UseCases, "findHotel" | "getHotel" | "getRate" | "today">;

/** The rate of an address, of the hotel that it names; without one, the cheapest of its hotel for its stay that has what the query asks for. */
export function staySale(id: string | undefined, query: URLSearchParams, useCases: Needs): SaleFinder<HotelOffer> {
  const rate = query.get("rate") ?? "";
  const isMeant = ({ hotel }: HotelOffer): boolean => hotel.id === id || (id === undefined && rate !== "");
  return {
    find: async () => {
      if (rate === "") return id === undefined ? err("offer_forged") : findCheapest(id as HotelId, query, useCases);
      const found = await useCases.getRate(rate as RateId);
      return found.ok && !isMeant(found.value) ? err("offer_forged") : found;
    },
    offerIn: (booking) => {
      if (booking.kind !== "hotel" || !isMeant(booking.offer)) return null;
      return rate === "" || booking.offer.rate.id === rate ? booking.offer : null;
    },
  };
}

async function findCheapest(id: HotelId, query: URLSearchParams, useCases: Needs): Promise<Result<HotelOffer, GoneCode>> {
  const hotel = useCases.findHotel(id);
  const parsed = hotel && parseStayQuery(query, useCases.today(hotel.zone));
  if (!hotel || !parsed?.ok) return err("offer_forged");
  const { stay, guests } = parsed.value;
  const answer = await useCases.getHotel(id, stay, guests);
  if (!answer.ok) return err(answer.error.code === "supplier_unavailable" ? "supplier_unavailable" : "offer_forged");
  const cheapest = cheapestRate(answer.value.rooms, featuresIn(query));
  return cheapest ? ok({ hotel, stay, guests, ...cheapest }) : err("sold_out");
}

/** What is wrong with the dates and the guests of an address that names a hotel and no rate: the hotel's own page says the same of them. */
export function faultsOfStay(
  id: string | undefined,
  query: URLSearchParams,
  useCases: Pick<Needs, "findHotel" | "today">,
): readonly (HotelQueryFault | StayFault)[] {
  const hotel = id === undefined || query.get("rate") ? null : useCases.findHotel(id as HotelId);
  if (!hotel) return [];
  const today = useCases.today(hotel.zone);
  const parsed = parseStayQuery(query, today);
  if (!parsed.ok) return parsed.error;
  const fault = stayFault(parsed.value.stay, parsed.value.guests, today);
  return fault ? [fault] : [];
}

/** What the results were asked for: the price on the card was of such a rate. */
export const featuresIn = (query: URLSearchParams): readonly RateFeature[] =>
  RATE_FEATURES.filter((feature) => query.getAll("feature").includes(feature));
