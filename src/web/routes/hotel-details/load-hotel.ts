import {
  DEFAULT_RADIUS_MILES,
  RADIUS_MILES,
  type Guests,
  type HotelPlace,
  type HotelProfile,
  type HotelQueryFault,
  metresWithin,
  parseStayQuery,
  type RoomWithRates,
  shiftStay,
  type Stay,
  type StayFault,
  type StaySearch,
  stayQueryOf,
} from "../../../core/hotels/index.ts";
import { type HotelId, type LocalDate } from "../../../core/kernel/index.ts";
import { distanceKm, type GlobePoint } from "../../../core/maps/index.ts";
import type { PageContext } from "../../context.ts";
import { countryName } from "../../../core/places/index.ts";
import { type Pricing, pricingFor } from "../../present/pricing.ts";

/** What a hotel's page has to show. */
export type HotelData =
  | ({ readonly kind: "ready"; readonly rooms: readonly RoomWithRates[]; readonly otherStays: readonly Stay[] } & Known & Asked)
  /** The dates or the guests of the address make no sense: the hotel is shown without rates. */
  | ({ readonly kind: "faults"; readonly faults: readonly (HotelQueryFault | StayFault)[] } & Known)
  /** The supply did not answer. */
  | ({ readonly kind: "failed" } & Known & Asked)
  | { readonly kind: "unknown" };

interface Known {
  readonly hotel: HotelProfile;
  /** By its name. */
  readonly country: string;
  /** The place that results around it are looked for at: the address's, else its city. */
  readonly org: string;
  /** What that place is; null when we know none of its name. */
  readonly around: Pick<HotelPlace, "kind" | "name" | "country"> | null;
  /** How far it is from the place that was searched, as its results say it; null for the hotel's own city, and for no place near it. */
  readonly metresAround: number | null;
  /** Query of the results to go back to: those that somebody came from, for the stay that is shown; else all in the same place. */
  readonly back: string;
  /** The day at the hotel. */
  readonly today: LocalDate;
  /** The middle of its city; null when we cannot tell which of its name it is. */
  readonly center: Pick<HotelPlace, "latitude" | "longitude"> | null;
  readonly pricing: Pricing;
}

interface Asked extends StaySearch {
  /** Query of the stay with the place: for every way on. */
  readonly query: string;
}

type Needs = Pick<PageContext, "useCases" | "currency" | "locale">;

/** Reads the address of a hotel's page and asks for its rates. The address alone is enough; without dates they are the form's own. */
export async function loadHotel(id: string | undefined, query: URLSearchParams, { useCases, currency, locale }: Needs): Promise<HotelData> {
  const hotel = id === undefined ? null : useCases.findHotel(id as HotelId);
  if (!hotel) return { kind: "unknown" };
  const today = useCases.today(hotel.zone);
  const place = placeOf(hotel, query, { useCases, locale });
  const opened: Known = {
    hotel,
    country: countryName(hotel.country, locale),
    today,
    ...place,
    pricing: pricingFor(currency, useCases.exchangeRates()),
  };
  const parsed = parseStayQuery(query, today);
  if (!parsed.ok) return { kind: "faults", faults: parsed.error, ...opened };
  const { stay, guests } = parsed.value;
  const known = { ...opened, back: withStay(new URLSearchParams(opened.back), parsed.value).toString() };
  const asked = { ...parsed.value, query: withStay(new URLSearchParams({ org: known.org }), parsed.value).toString() };
  const answer = await useCases.getHotel(hotel.id, stay, guests);
  if (answer.ok) {
    const { rooms } = answer.value;
    const [first] = rooms.flatMap(({ rates }) => rates);
    const pricing = first ? pricingFor(currency, useCases.exchangeRatesOf(first.id)) : known.pricing;
    const otherStays = rooms.length === 0 ? await findOtherStays(hotel.id, stay, guests, useCases) : [];
    return { kind: "ready", rooms, otherStays, ...known, ...asked, pricing };
  }
  if (answer.error.code === "unknown_hotel") return { kind: "unknown" };
  if (answer.error.code === "supplier_unavailable") return { kind: "failed", ...known, ...asked };
  return { kind: "faults", faults: [answer.error], ...known };
}

/** A query with another stay and its guests, which keeps whatever else it holds. */
export function withStay(query: URLSearchParams, { radiusMiles, ...staying }: StaySearch): URLSearchParams {
  const asked = new URLSearchParams(query);
  for (const [name, value] of stayQueryOf(staying)) asked.set(name, value);
  if (radiusMiles !== DEFAULT_RADIUS_MILES) asked.set("radius", String(radiusMiles));
  return asked;
}

/** The longest texts that an honest address carries. */
const MAX_ORG_LENGTH = 120;
const MAX_BACK_LENGTH = 2000;

function placeOf(
  hotel: HotelProfile,
  query: URLSearchParams,
  { useCases, locale }: Pick<Needs, "useCases" | "locale">,
): Pick<Known, "org" | "around" | "metresAround" | "back" | "center"> {
  const asked = (query.get("org") ?? "").slice(0, MAX_ORG_LENGTH);
  const place = asked === "" ? null : useCases.resolveHotelPlace(asked);
  const city = useCases.resolveHotelPlace(hotel.city);
  const found = place ?? city;
  const around = found && useCases.hotelPlaceIn(found, locale);
  const org = around?.text ?? hotel.city;
  const back = new URLSearchParams((query.get("back") ?? "").slice(0, MAX_BACK_LENGTH)).toString();
  const center = [place, city].find((each) => each?.kind === "city" && isCityOf(each, hotel)) ?? null;
  return {
    org,
    around: around && placeSaid(around),
    metresAround: place && metresBetween(place, hotel),
    back: back || new URLSearchParams({ org }).toString(),
    center,
  };
}

const placeSaid = ({ kind, name, country }: HotelPlace) => ({ kind, name, country });

/** Null where the list has said nothing of it, or the same as the hotel says of its own city. */
function metresBetween(place: HotelPlace, hotel: HotelProfile): number | null {
  const metres = metresFrom(place, hotel);
  const isListed = place.kind !== "hotel" && metres <= metresWithin(Math.max(...RADIUS_MILES));
  return isListed && !(place.kind === "city" && isCityOf(place, hotel)) ? metres : null;
}

/** As the supply measures it, along the great circle. */
const metresFrom = (place: GlobePoint, hotel: HotelProfile): number => Math.round(distanceKm(place, hotel) * 1000);

/** Many towns share a name: the right one lies as far away as the hotel says. */
const isCityOf = (place: HotelPlace, hotel: HotelProfile): boolean =>
  place.country === hotel.country && Math.abs(metresFrom(place, hotel) - hotel.distanceMetres) < 250;

/** How many days sooner or later a full hotel is asked again, nearest first. */
const OTHER_DAYS = [1, -1, 2, -2, 7, -7, 14];
const MOST_OTHER_STAYS = 3;

/** Stays of as many nights for which a full hotel does have rooms. */
async function findOtherStays(id: HotelId, stay: Stay, guests: Guests, useCases: Needs["useCases"]): Promise<readonly Stay[]> {
  const found: Stay[] = [];
  for (const days of OTHER_DAYS) {
    if (found.length === MOST_OTHER_STAYS) break;
    const other = shiftStay(stay, days);
    const answer = await useCases.getHotel(id, other, guests);
    if (answer.ok && answer.value.rooms.length > 0) found.push(other);
  }
  return found.toSorted((a, b) => a.checkIn.localeCompare(b.checkIn));
}

/** The HTTP status that tells machines the same. */
export function statusOf({ kind }: HotelData): number {
  if (kind === "unknown") return 404;
  if (kind === "faults") return 400;
  return kind === "failed" ? 502 : 200;
}
