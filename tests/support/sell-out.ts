import { payloadFor, post } from "./api.ts";
import { type FoundRate, stayPayload } from "./hotels.ts";
import { listResults, type Trip, type WireResult } from "./trips.ts";

/** Buys every room that is left at a rate but some, each for somebody else. */
export async function sellRooms({ hotelId, rate }: FoundRate, org: string, rooms = rate.roomsLeft): Promise<void> {
  for (let left = rooms; left > 0; left--) {
    const buyer = { org, rateId: rate.rateId, email: `buyer-${left}@mail.example` };
    const { status, body } = await post("/api/v1/hotels/travel/getbill", stayPayload(hotelId, buyer));
    if (status !== 201) throw new Error(`Room ${left} cannot be bought: ${status} ${JSON.stringify(body)}`);
  }
}

/** What a payload is made of besides the buyer's own lines. */
const NO_RESULT = { id: "", price_dropdown: { base_fare: 0 }, total_fare: 0, route: {} } as const;

/** As many seats as one booking takes, and fewer once so many are not left. */
const PARTIES = [9, 3, 1];

/** Buys every seat that is left on a trip's flight. */
export async function sellSeats(trip: Trip, flight: WireResult): Promise<void> {
  for (const adults of PARTIES) {
    const found = (await listResults({ ...trip, adults })).find((other) => nameOf(other) === nameOf(flight));
    if (found) await sellTo(adults, found);
  }
}

/** Books an offer for as many adults again and again, until they find no seats any more. */
async function sellTo(adults: number, { id, price_dropdown }: WireResult): Promise<void> {
  const totalAmount = (price_dropdown.base_fare * adults + 15).toFixed(2);
  for (let sold = 0; ; sold++) {
    const buyer = { flight: { id }, email: `buyer-${adults}-${sold}@mail.example`, adt: adults, totalAmount };
    const { status, body } = await post("/api/v1/flights/travel/getbill", payloadFor(NO_RESULT, buyer));
    if (status === 409) return;
    if (status !== 201) throw new Error(`${adults} seats cannot be bought: ${status} ${JSON.stringify(body)}`);
  }
}

const nameOf = ({ route }: WireResult): string =>
  Object.values(route)
    .map(({ airline, flight_no, local_departure }) => `${airline}${flight_no} ${local_departure}`)
    .join();
