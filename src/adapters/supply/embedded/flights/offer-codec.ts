import type { CabinCode, Party } from "../../../../core/flights/index.ts";
import type { OfferId } from "../../../../core/kernel/index.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";

/** All that is needed to price an embedded offer again, on any node that holds the same timetable. */
export interface OfferContents {
  /** First four bytes of the timetable's version: another timetable numbers its flights differently. */
  readonly timetable: number;
  /** Minutes since 1970. */
  readonly expiresAtMinute: number;
  readonly cabin: CabinCode;
  readonly party: Party;
  /** Per traveller, both bounds. */
  readonly fareCents: number;
  readonly outbound: readonly OfferLeg[];
  readonly inbound: readonly OfferLeg[];
}

/** A flight of the timetable and its local day of departure, in days since 1970. */
export interface OfferLeg {
  readonly flight: number;
  readonly day: number;
}

const FORMAT = 1;
const CABINS: readonly CabinCode[] = ["M", "W", "C", "F"];
const HEAD_BYTES = 18;
const LEG_BYTES = 6;
const CODE_BYTES = 16;

/** The signed, URL-safe form of an offer: a fixed head, six bytes a leg, a code over both. About 60 to 110 characters. */
export function encodeOffer(offer: OfferContents, signer: Signer): OfferId {
  const legs = [...offer.outbound, ...offer.inbound];
  const bytes = Buffer.allocUnsafe(HEAD_BYTES + legs.length * LEG_BYTES);
  bytes.writeUInt8(FORMAT, 0);
  bytes.writeUInt32LE(offer.timetable, 1);
  bytes.writeUInt32LE(offer.expiresAtMinute, 5);
  bytes.writeUInt32LE(offer.fareCents, 9);
  bytes.writeUInt8(CABINS.indexOf(offer.cabin), 13);
  bytes.writeUInt8(offer.party.adults, 14);
  bytes.writeUInt8(offer.party.children, 15);
  bytes.writeUInt8(offer.party.infants, 16);
  bytes.writeUInt8(offer.outbound.length, 17);
  legs.forEach(({ flight, day }, index) => {
    bytes.writeUInt32LE(flight, HEAD_BYTES + index * LEG_BYTES);
    bytes.writeUInt16LE(day, HEAD_BYTES + index * LEG_BYTES + 4);
  });
  return Buffer.concat([bytes, signer.sign(bytes)]).toString("base64url") as OfferId;
}

/** Reads an offer that we signed. Null for anything else: forged, cut, of another format. */
export function decodeOffer(id: OfferId, signer: Signer): OfferContents | null {
  const all = Buffer.from(id, "base64url");
  if (all.toString("base64url") !== id) return null; // the encoding's spare bits: one offer, one id
  const bytes = all.subarray(0, -CODE_BYTES);
  const legCount = (bytes.length - HEAD_BYTES) / LEG_BYTES;
  if (!Number.isInteger(legCount) || legCount < 1) return null;
  if (!signer.verify(bytes, all.subarray(-CODE_BYTES)) || bytes.readUInt8(0) !== FORMAT) return null;
  const legs = Array.from({ length: legCount }, (_, index) => ({
    flight: bytes.readUInt32LE(HEAD_BYTES + index * LEG_BYTES),
    day: bytes.readUInt16LE(HEAD_BYTES + index * LEG_BYTES + 4),
  }));
  const outboundLegs = bytes.readUInt8(17);
  return {
    timetable: bytes.readUInt32LE(1),
    expiresAtMinute: bytes.readUInt32LE(5),
    fareCents: bytes.readUInt32LE(9),
    cabin: CABINS[bytes.readUInt8(13)] ?? "M",
    party: { adults: bytes.readUInt8(14), children: bytes.readUInt8(15), infants: bytes.readUInt8(16) },
    outbound: legs.slice(0, outboundLegs),
    inbound: legs.slice(outboundLegs),
  };
}
