import type { Brand } from "./brand.ts";

/** The eight characters a traveller reads out on the phone. */
export type BookingId = Brand<string, "BookingId">;
/** A signed, URL-safe offer: it carries all that the server needs to price it again. */
export type OfferId = Brand<string, "OfferId">;
/** Two characters, as on a boarding pass: `BA`, `U2`. */
export type AirlineCode = Brand<string, "AirlineCode">;
/** Three letters: an airport (`JFK`). */
export type AirportCode = Brand<string, "AirportCode">;
/** Three letters: an airport or a metropolitan area (`NYC`). */
export type PlaceCode = Brand<string, "PlaceCode">;

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BOOKING_ID = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/**
 * A booking id of eight characters of Crockford base 32 (40 bits, no I, L, O, U).
 * @param random five random bytes, from the caller's source of randomness.
 */
export function bookingIdFrom(random: Uint8Array): BookingId {
  if (random.length !== 5) throw new RangeError("A booking id is made from exactly five bytes.");
  let bits = 0n;
  for (const byte of random) bits = (bits << 8n) | BigInt(byte);
  let id = "";
  for (let place = 7n; place >= 0n; place--) id += CROCKFORD[Number((bits >> (place * 5n)) & 31n)];
  return id as BookingId;
}

/** Reads a booking id as people type it: any case, spaces and dashes ignored, O for 0, I and L for 1. Null when it is none. */
export function parseBookingId(text: string): BookingId | null {
  const id = text.slice(0, 40).toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return BOOKING_ID.test(id) ? (id as BookingId) : null;
}

/** A hotel of a supply, stable as long as the supply has it: `5809844-17`. */
export type HotelId = Brand<string, "HotelId">;
/** A signed, URL-safe rate of one room kind for one stay: it carries all that the server needs to price it again. */
export type RateId = Brand<string, "RateId">;
