import { get } from "./api.ts";

/** A stay that finds hotels on the server's day, 2026-12-01. */
export const STAY = { org: "Seattle", checkin: "Jan-20-2027", checkout: "Jan-23-2027", adt: 2, chd: 0, ift: 0, rooms: 1 } as const;

/** Two rooms, with children. */
export const FAMILY_STAY = { ...STAY, adt: 3, chd: 2, ift: 1, rooms: 2 } as const;

export interface PriceAnswer {
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
}

export interface RateAnswer extends PriceAnswer {
  readonly rateId: string;
  readonly payAt: "now" | "hotel";
  readonly roomsLeft: number;
  readonly charges: readonly { readonly kind: string; readonly amount: number }[];
  readonly cancellation: { readonly freeUntil: string | null };
}

export interface HotelDetails {
  readonly hotelId: string;
  readonly rooms: readonly { readonly kind: string; readonly rates: readonly RateAnswer[] }[];
}

type Query = Readonly<Record<string, string | number>>;

export async function searchHotels(change: Query = {}): Promise<readonly HotelResult[]> {
  const { status, body } = await get("/api/v1/hotels/search-hotels", { ...STAY, ...change });
  if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
  return (body as { data: { hotels: readonly HotelResult[] } }).data.hotels;
}

export async function hotelDetails(hotelId: string, change: Query = {}): Promise<HotelDetails> {
  const { org: _, ...stay } = STAY;
  const { status, body } = await get(`/api/v1/hotels/${hotelId}`, { ...stay, ...change });
  if (status !== 200) throw new Error(`The hotel answered ${status}: ${JSON.stringify(body)}`);
  return body as HotelDetails;
}

/** The specification's payload for a stay, our additions beside it; the same person as books flights. */
export function stayPayload(hotelId: string, change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    firstName: "Maya",
    middleName: "mrs. /miss /ms.",
    lastName: "Ellison",
    email: "maya.ellison@mail.example",
    mobile: "7185550163",
    dob: "1988-04-18",
    cardHolderName: "Maya Ellison",
    cardNumber: "4242424242424242",
    cardDetails: "123",
    address: "12 Court Street",
    country: "US",
    state: "New York",
    city: "Brooklyn",
    postalCode: "11201",
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
