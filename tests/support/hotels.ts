import { BUYER } from "../../src/http/routes/testing/buyer.ts";
import { get } from "./api.ts";

/** A stay that finds hotels on the server's day, 2026-12-01. */
export const STAY = { org: "Seattle", checkin: "Jan-20-2027", checkout: "Jan-23-2027", adt: 2, chd: 0, ift: 0, rooms: 1 } as const;

/** Two rooms, with children. */
export const FAMILY_STAY = { ...STAY, adt: 3, chd: 2, ift: 1, rooms: 2 } as const;

/** An airport outside its town, and more guests than the hotel next to it has rooms for. */
export const NOWHERE_STAY = { ...STAY, org: "WTB", radius: 1, adt: 10, chd: 10, rooms: 5 } as const;

/** When many hotels have no room left. */
export const CROWDED_STAY = { ...STAY, org: "New York, New York", checkin: "Dec-31-2026", checkout: "Jan-02-2027" } as const;

/** What somebody looks for, by the specification's parameters. */
export type AskedStay = { readonly [Name in keyof typeof STAY]: (typeof STAY)[Name] | string | number };

const queryOf = (stay: Query): string =>
  new URLSearchParams(Object.entries(stay).map(([name, value]): [string, string] => [name, String(value)])).toString();

/** Address of the results; `changes` go over the stay. */
export const hotelsPath = (stay: Query, changes: Query = {}): string => `/hotels-results?${queryOf({ ...stay, ...changes })}`;

export const hotelPath = (hotelId: string, stay: Query): string => `/hotel-details/${hotelId}?${queryOf(stay)}`;

/** Straight to the cheapest rate of a hotel, as Select Hotel goes. */
export const selectHotelPath = (hotelId: string, stay: Query): string => `/hotel-booking/${hotelId}?${queryOf(stay)}`;

/** To one rate, as Select Room goes. */
export const selectRoomPath = (rateId: string): string => `/hotel-booking?${queryOf({ rate: rateId })}`;

interface PriceAnswer {
  readonly price: string;
  readonly rawPrice: number;
  readonly taxesAndFees: number;
  readonly totalPrice: number;
  readonly rateFeatures: readonly { readonly key: string }[];
}

export interface HotelResult extends PriceAnswer {
  readonly hotelId: string;
  readonly name: string;
  readonly stars: number;
  readonly distance: string;
  readonly priceDescription: string;
  readonly images: readonly string[];
  readonly rating: { readonly value: number; readonly description: string; readonly count: number };
  readonly latitude: number;
  readonly longitude: number;
  readonly neighbourhood: string;
  readonly cug?: { readonly discount: string };
  /** The cheapest with each other set of features. */
  readonly otherRates: readonly PriceAnswer[];
}

interface RateAnswer extends PriceAnswer {
  readonly rateId: string;
  readonly payAt: "now" | "hotel";
  readonly roomsLeft: number;
  readonly charges: readonly { readonly kind: string; readonly amount: number }[];
  readonly cancellation: { readonly freeUntil: string | null };
}

interface HotelDetails {
  readonly hotelId: string;
  readonly rooms: readonly { readonly kind: string; readonly rates: readonly RateAnswer[] }[];
}

type Query = Readonly<Record<string, string | number>>;

/** What the API finds, on the server under test or another one: the tests' own account of what a page must show. */
export async function searchHotels(change: Query = {}, baseUrl?: string): Promise<readonly HotelResult[]> {
  const { status, body } = await get("/api/v1/hotels/search-hotels", { ...STAY, ...change }, baseUrl);
  if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
  return (body as { data: { hotels: readonly HotelResult[] } }).data.hotels;
}

export async function hotelDetails(hotelId: string, change: Query = {}, baseUrl?: string): Promise<HotelDetails> {
  const { org: _, ...stay } = { ...STAY, ...change };
  const { status, body } = await get(`/api/v1/hotels/${hotelId}`, stay, baseUrl);
  if (status !== 200) throw new Error(`The hotel answered ${status}: ${JSON.stringify(body)}`);
  return body as HotelDetails;
}

/** Every rate of a hotel, the cheapest first. */
export async function listRates(hotelId: string, change: Query = {}, baseUrl?: string): Promise<readonly RateAnswer[]> {
  const { rooms } = await hotelDetails(hotelId, change, baseUrl);
  return rooms.flatMap(({ rates }) => rates).toSorted((a, b) => a.totalPrice - b.totalPrice);
}

export interface FoundRate {
  readonly hotelId: string;
  readonly rate: RateAnswer;
}

/** The first rate like that, in the order of the search. @throws Error when no hotel has one. */
export async function findRate(stay: Query, isWanted: (rate: RateAnswer) => boolean, baseUrl?: string): Promise<FoundRate> {
  for (const { hotelId } of await searchHotels(stay, baseUrl)) {
    const rate = (await listRates(hotelId, stay, baseUrl)).find(isWanted);
    if (rate) return { hotelId, rate };
  }
  throw new Error("No hotel has such a rate");
}

/** A hotel without a room for that stay, which has one on quieter days. @throws Error when every hotel has a room. */
export async function findFullHotel(): Promise<string> {
  const withRoom = new Set((await searchHotels(CROWDED_STAY)).map(({ hotelId }) => hotelId));
  const onQuietDays = await searchHotels({ ...CROWDED_STAY, checkin: "Feb-09-2027", checkout: "Feb-10-2027" });
  const full = onQuietDays.find(({ hotelId }) => !withRoom.has(hotelId));
  if (!full) throw new Error("No hotel is full");
  return full.hotelId;
}

const featuresOf = ({ rateFeatures }: PriceAnswer): readonly string[] => rateFeatures.map(({ key }) => key);

/** Whether one rate of a hotel in a list has a feature. */
export const hasRateWith = (hotel: HotelResult, feature: string): boolean =>
  [hotel, ...hotel.otherRates].some((rate) => featuresOf(rate).includes(feature));

/** The least total of a hotel in a list among its rates with a feature, in US dollars. */
export const totalWith = (hotel: HotelResult, feature: string): number =>
  Math.min(...[hotel, ...hotel.otherRates].filter((rate) => featuresOf(rate).includes(feature)).map(({ totalPrice }) => totalPrice));

/** The specification's payload for a stay, our additions beside it; the same person as books flights. */
export function stayPayload(hotelId: string, change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    ...BUYER,
    org: STAY.org,
    adult: STAY.adt,
    child: STAY.chd,
    infant: STAY.ift,
    rooms: STAY.rooms,
    hotelId,
    checkin: STAY.checkin,
    checkout: STAY.checkout,
    ...change,
  };
}
