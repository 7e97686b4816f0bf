import { type FlightResult, payloadFor } from "../../support/api.ts";
import { listRates, searchHotels, STAY, stayPayload } from "../../support/hotels.ts";
import { listResults, SOLO_ONE_WAY } from "../../support/trips.ts";
import { ask } from "../shared/ask.ts";

export const GETBILL = { flight: "/api/v1/flights/travel/getbill", hotel: "/api/v1/hotels/travel/getbill" } as const;

interface OnSale {
  /** Of the offer or the rate. */
  readonly id: string;
  /** The payload of the API that buys it, with the total that the server will find right. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What can be bought at a server, with prices that it agrees to. */
export interface Goods {
  readonly flights: readonly OnSale[];
  readonly stays: readonly OnSale[];
  /** Its last room has been sold. */
  readonly soldStay: OnSale;
}

/** Under this key something has been bought. */
export const USED_KEY = "canary-used-key";
const HOTELS = 40;

export async function goodsAt(baseUrl: string): Promise<Goods> {
  const found = (await listResults(SOLO_ONE_WAY, baseUrl)) as unknown as readonly FlightResult[];
  const flights = found.map((flight) => ({ id: flight.id, payload: payloadFor(flight) }));
  const stays: OnSale[] = [];
  let last: OnSale | null = null;
  for (const { hotelId } of await searchHotels(STAY, baseUrl)) {
    const [rate, ...others] = await listRates(hotelId, STAY, baseUrl);
    const lastRoom = [rate, ...others].find((other) => other?.roomsLeft === 1);
    if (last === null && lastRoom) last = await stayOnSale(baseUrl, hotelId, lastRoom.rateId);
    else if (rate && rate.roomsLeft > 2 && stays.length < HOTELS) stays.push(await stayOnSale(baseUrl, hotelId, rate.rateId));
    if (last !== null && stays.length === HOTELS) break;
  }
  if (last === null || stays.length === 0 || flights.length === 0) throw new Error("Not everything that is to be sold can be found.");
  await buy(baseUrl, last.payload, USED_KEY);
  return { flights, stays, soldStay: last };
}

/** A wrong total is answered with the right one. */
async function stayOnSale(baseUrl: string, hotelId: string, rateId: string): Promise<OnSale> {
  const payload = stayPayload(hotelId, { rateId, currency: "USD", totalAmount: "1.00" });
  const { body } = await post(baseUrl, payload);
  const { totalAmount } = JSON.parse(body.toString()) as { totalAmount?: number };
  if (totalAmount === undefined) throw new Error(`A stay has no price: ${body.toString()}`);
  return { id: rateId, payload: { ...payload, totalAmount: totalAmount.toFixed(2) } };
}

async function buy(baseUrl: string, payload: OnSale["payload"], key: string): Promise<void> {
  const { status, body } = await post(baseUrl, payload, { "idempotency-key": key });
  if (status !== 201) throw new Error(`The last room cannot be bought: ${status} ${body.toString()}`);
}

let asked = 0;
const post = (baseUrl: string, payload: OnSale["payload"], headers: Readonly<Record<string, string>> = {}) =>
  ask(baseUrl, {
    method: "POST",
    path: GETBILL.hotel,
    headers: { "content-type": "application/json", "x-forwarded-for": `172.16.${asked >> 8}.${asked++ & 255}`, ...headers },
    body: JSON.stringify(payload),
  });
