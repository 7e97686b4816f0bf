import type { Guests } from "../../../../core/hotels/index.ts";
import type { RateId } from "../../../../core/kernel/index.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";

/** All that is needed to price an embedded rate again, on any node that holds the same world of hotels. */
export interface RateContents {
  /** First four bytes of the world's version: another world has other hotels under the same numbers. */
  readonly world: number;
  /** Minutes since 1970. */
  readonly expiresAtMinute: number;
  /** How long it holds from when it was made. */
  readonly minutesHeld: number;
  /** The day by which the rate was priced (`questionOf`), in days since 1970: it keeps its price when midnight passes. */
  readonly pricedOnDay: number;
  readonly hotel: number;
  readonly room: number;
  /** The engine's number of the way of booking. */
  readonly plan: number;
  /** Days since 1970. */
  readonly firstNight: number;
  readonly nights: number;
  readonly guests: Guests;
  readonly terms: RateTerms;
}

/** What held of a rate's terms when it was priced: by these it is seen whether they have become worse since. */
export interface RateTerms {
  /** How many steps its cancellation ladder had: a deadline that passes takes one away. */
  readonly steps: number;
  readonly payAt: "now" | "hotel";
}

/** Another first byte than a flight offer's: neither can be read as the other. */
const FORMAT = 103;
const BYTES = 26;
const CODE_BYTES = 16;
/** In the byte of the terms, beside the number of steps. */
const PAY_AT_HOTEL = 0x80;

/** The signed, URL-safe form of a rate: 26 bytes and a code over them, 56 characters. */
export function encodeRate(rate: RateContents, signer: Signer): RateId {
  const bytes = Buffer.alloc(BYTES);
  bytes.writeUInt8(FORMAT, 0);
  bytes.writeUInt32LE(rate.world, 1);
  bytes.writeUInt32LE(rate.expiresAtMinute, 5);
  bytes.writeUInt16LE(rate.pricedOnDay, 9);
  bytes.writeUInt32LE(rate.hotel, 11);
  bytes.writeUInt8(rate.room, 15);
  bytes.writeUInt8(rate.plan, 16);
  bytes.writeUInt16LE(rate.firstNight, 17);
  bytes.writeUInt8(rate.nights, 19);
  bytes.writeUInt8(rate.guests.adults, 20);
  bytes.writeUInt8(rate.guests.children, 21);
  bytes.writeUInt8(rate.guests.infants, 22);
  bytes.writeUInt8(rate.guests.rooms, 23);
  bytes.writeUInt8(rate.terms.steps | (rate.terms.payAt === "hotel" ? PAY_AT_HOTEL : 0), 24);
  bytes.writeUInt8(rate.minutesHeld, 25);
  return Buffer.concat([bytes, signer.sign(bytes)]).toString("base64url") as RateId;
}

/** Reads a rate that we signed. Null for anything else: forged, cut, of another format, an offer of a flight. */
export function decodeRate(id: RateId, signer: Signer): RateContents | null {
  const all = Buffer.from(id, "base64url");
  if (all.length !== BYTES + CODE_BYTES || all.toString("base64url") !== id) return null;
  const bytes = all.subarray(0, BYTES);
  if (!signer.verify(bytes, all.subarray(BYTES)) || bytes.readUInt8(0) !== FORMAT) return null;
  return {
    world: bytes.readUInt32LE(1),
    expiresAtMinute: bytes.readUInt32LE(5),
    minutesHeld: bytes.readUInt8(25),
    pricedOnDay: bytes.readUInt16LE(9),
    hotel: bytes.readUInt32LE(11),
    room: bytes.readUInt8(15),
    plan: bytes.readUInt8(16),
    firstNight: bytes.readUInt16LE(17),
    nights: bytes.readUInt8(19),
    guests: { adults: bytes.readUInt8(20), children: bytes.readUInt8(21), infants: bytes.readUInt8(22), rooms: bytes.readUInt8(23) },
    terms: termsIn(bytes.readUInt8(24)),
  };
}

const termsIn = (byte: number): RateTerms => ({ steps: byte & ~PAY_AT_HOTEL, payAt: byte & PAY_AT_HOTEL ? "hotel" : "now" });
