import { get } from "../../support/api.ts";
import { listRates, searchHotels, STAY } from "../../support/hotels.ts";
import { queryOf, SOLO_ONE_WAY, type WireResult } from "../../support/trips.ts";

/** What can be wished for: enough seats and rooms for everybody. */
export interface Offers {
  readonly flights: readonly WireResult[];
  readonly paidNow: readonly RoomOffer[];
  readonly paidAtHotel: readonly RoomOffer[];
}

export interface RoomOffer {
  readonly hotelId: string;
  readonly rateId: string;
  /** In US dollars, for all nights. */
  readonly totalPrice: number;
  readonly payAt: "now" | "hotel";
}

/** Of the second cabin a traveller who cancels gets something back. */
const FLIGHTS = [
  { date: "Mar-12-2027" },
  { date: "Mar-13-2027" },
  { date: "Mar-15-2027" },
  { date: "Mar-16-2027", classType: "Business" },
] as const;
/** Whose rates are asked for, and how many at once. */
const HOTELS = 30;
const AT_ONCE = 10;

/** Asks a running server what it sells. */
export async function listOffers(baseUrl: string): Promise<Offers> {
  const flights = await Promise.all(FLIGHTS.map((search) => listFlights(search, baseUrl)));
  const rooms = await listRooms(baseUrl);
  const [paidNow, paidAtHotel] = (["now", "hotel"] as const).map((where) => rooms.filter(({ payAt }) => payAt === where));
  return { flights: flights.flat(), paidNow: paidNow ?? [], paidAtHotel: paidAtHotel ?? [] };
}

async function listFlights(search: Readonly<Record<string, string>>, baseUrl: string): Promise<readonly WireResult[]> {
  const { status, body } = await get(`/api/v1/flights/search-flights?${queryOf(SOLO_ONE_WAY, search)}`, {}, baseUrl);
  if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
  return body as readonly WireResult[];
}

async function listRooms(baseUrl: string): Promise<readonly RoomOffer[]> {
  const hotels = (await searchHotels(STAY, baseUrl)).slice(0, HOTELS);
  const rooms: RoomOffer[] = [];
  for (let at = 0; at < hotels.length; at += AT_ONCE) {
    const asked = hotels
      .slice(at, at + AT_ONCE)
      .map(async ({ hotelId }) =>
        (await listRates(hotelId, STAY, baseUrl)).map(({ rateId, totalPrice, payAt }) => ({ hotelId, rateId, totalPrice, payAt })),
      );
    rooms.push(...(await Promise.all(asked)).flat());
  }
  return rooms;
}
