import { type CabinCode, FARE_BRANDS, type FareBrand, type Party, type TripType } from "../../../../core/flights/index.ts";
import { err, ok, type OfferId, type Result } from "../../../../core/kernel/index.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";

/** All that is needed to price an embedded offer again, on any node that holds the same timetable. */
export interface OfferContents {
  /** First four bytes of the timetable's version: another timetable numbers its flights differently. */
  readonly timetable: number;
  /** Minutes since 1970. */
  readonly expiresAtMinute: number;
  readonly cabin: CabinCode;
  readonly fareBrand: FareBrand;
  readonly party: Party;
  /** Per traveller, with what the fare brand adds: of each bound of a multi-city trip, else one for the whole trip. */
  readonly fares: readonly number[];
  readonly tripType: TripType;
  /** The legs of each bound, in the order of travel. */
  readonly bounds: readonly (readonly OfferLeg[])[];
}

/** What the whole trip costs a traveller. */
export const fareCentsOf = ({ fares }: Pick<OfferContents, "fares">): number => fares.reduce((sum, cents) => sum + cents, 0);

/** A flight of the timetable and its local day of departure, in days since 1970. */
export interface OfferLeg {
  readonly flight: number;
  readonly day: number;
}

/** Of a standard fare, and of one of another brand: a server of before knows the first alone. */
const FORMATS = { standard: 2, branded: 3 } as const;
/** A format of before is an offer of before. */
const EARLIER_FORMATS: readonly number[] = [1];
const CABINS: readonly CabinCode[] = ["M", "W", "C", "F"];
const TRIP_TYPES: readonly TripType[] = ["oneWay", "roundTrip", "multiCity"];
/** Cabin and fare brand share a byte: the standard brand is 0, as it was before there were others. */
const BRAND_SHIFT = 4;
const CABIN_BITS = (1 << BRAND_SHIFT) - 1;
const HEAD_BYTES = 15;
const FARE_BYTES = 4;
const LEG_BYTES = 6;
const CODE_BYTES = 16;

/** The signed, URL-safe form of an offer: a fixed head, a byte a bound, four a fare, six a leg, a code over all. About 60 to 110 characters, five bounds 210. */
export function encodeOffer(offer: OfferContents, signer: Signer): OfferId {
  const [lengths, legs] = [offer.bounds.map(({ length }) => length), offer.bounds.flat()];
  const faresFrom = HEAD_BYTES + lengths.length;
  const legsFrom = faresFrom + offer.fares.length * FARE_BYTES;
  const codeFrom = legsFrom + legs.length * LEG_BYTES;
  const bytes = Buffer.allocUnsafe(codeFrom + CODE_BYTES);
  bytes.writeUInt8(offer.fareBrand === "standard" ? FORMATS.standard : FORMATS.branded, 0);
  bytes.writeUInt32LE(offer.timetable, 1);
  bytes.writeUInt32LE(offer.expiresAtMinute, 5);
  bytes.writeUInt8(CABINS.indexOf(offer.cabin) | (FARE_BRANDS.indexOf(offer.fareBrand) << BRAND_SHIFT), 9);
  bytes.writeUInt8(offer.party.adults, 10);
  bytes.writeUInt8(offer.party.children, 11);
  bytes.writeUInt8(offer.party.infants, 12);
  bytes.writeUInt8(TRIP_TYPES.indexOf(offer.tripType), 13);
  bytes.writeUInt8(lengths.length, 14);
  bytes.set(lengths, HEAD_BYTES);
  offer.fares.forEach((cents, index) => bytes.writeUInt32LE(cents, faresFrom + index * FARE_BYTES));
  legs.forEach(({ flight, day }, index) => {
    bytes.writeUInt32LE(flight, legsFrom + index * LEG_BYTES);
    bytes.writeUInt16LE(day, legsFrom + index * LEG_BYTES + 4);
  });
  bytes.set(signer.sign(bytes.subarray(0, codeFrom)), codeFrom);
  return bytes.toString("base64url") as OfferId;
}

/** Reads an offer that we signed: expired when it has a format of before, forged when it is anything else that is not ours. */
export function decodeOffer(id: OfferId, signer: Signer): Result<OfferContents, "offer_forged" | "offer_expired"> {
  const all = Buffer.from(id, "base64url");
  if (all.toString("base64url") !== id) return err("offer_forged"); // the encoding's spare bits: one offer, one id
  const bytes = all.subarray(0, -CODE_BYTES);
  if (bytes.length < HEAD_BYTES || !signer.verify(bytes, all.subarray(-CODE_BYTES))) return err("offer_forged");
  const format = bytes.readUInt8(0);
  if (format !== FORMATS.standard && format !== FORMATS.branded)
    return err(EARLIER_FORMATS.includes(format) ? "offer_expired" : "offer_forged");
  return ok({
    timetable: bytes.readUInt32LE(1),
    expiresAtMinute: bytes.readUInt32LE(5),
    cabin: CABINS[bytes.readUInt8(9) & CABIN_BITS] ?? "M",
    fareBrand: FARE_BRANDS[bytes.readUInt8(9) >> BRAND_SHIFT] ?? "standard",
    party: { adults: bytes.readUInt8(10), children: bytes.readUInt8(11), infants: bytes.readUInt8(12) },
    ...readTrip(bytes),
  });
}

function readTrip(bytes: Buffer): Pick<OfferContents, "tripType" | "fares" | "bounds"> {
  const tripType = TRIP_TYPES[bytes.readUInt8(13)] ?? "oneWay";
  const lengths = bytes.subarray(HEAD_BYTES, HEAD_BYTES + bytes.readUInt8(14));
  const faresFrom = HEAD_BYTES + lengths.length;
  const fares = Array.from({ length: tripType === "multiCity" ? lengths.length : 1 }, (_, index) =>
    bytes.readUInt32LE(faresFrom + index * FARE_BYTES),
  );
  return { tripType, fares, bounds: readBounds(bytes, lengths, faresFrom + fares.length * FARE_BYTES) };
}

function readBounds(bytes: Buffer, lengths: Buffer, legsFrom: number): OfferContents["bounds"] {
  let at = legsFrom;
  return Array.from(lengths, (length) =>
    Array.from({ length }, (): OfferLeg => {
      const leg = { flight: bytes.readUInt32LE(at), day: bytes.readUInt16LE(at + 4) };
      at += LEG_BYTES;
      return leg;
    }),
  );
}
