import { createHmac, timingSafeEqual } from "node:crypto";
import { describe, expect, it } from "vitest";
import { FARE_BRANDS } from "../../../../core/flights/index.ts";
import type { OfferId } from "../../../../core/kernel/index.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";
import { decodeOffer, encodeOffer, type OfferContents } from "./offer-codec.ts";

const signerWith = (key: string): Signer => {
  const sign = (message: Uint8Array) => createHmac("sha256", key).update(message).digest().subarray(0, 16);
  return { sign, verify: (message, code) => code.length === 16 && timingSafeEqual(sign(message), code) };
};
const ours = signerWith("ours");
const offer: OfferContents = {
  timetable: 0xdeadbeef,
  expiresAtMinute: 30_100_000,
  cabin: "W",
  fareBrand: "standard",
  party: { adults: 2, children: 1, infants: 1 },
  fares: [54_812],
  tripType: "roundTrip",
  bounds: [
    [
      { flight: 81_234, day: 20_890 },
      { flight: 7, day: 20_891 },
    ],
    [{ flight: 99_999, day: 20_900 }],
  ],
};

const leg = (flight: number) => ({ flight, day: 20_900 + flight });
const FORGED = { ok: false, error: "offer_forged" };

describe("an embedded offer's id", () => {
  it("carries the whole offer", () => {
    expect(decodeOffer(encodeOffer(offer, ours), ours)).toEqual({ ok: true, value: offer });
  });

  it.each(FARE_BRANDS)("carries the fare brand %s", (fareBrand) => {
    const branded: OfferContents = { ...offer, cabin: "M", fareBrand };
    expect(decodeOffer(encodeOffer(branded, ours), ours)).toEqual({ ok: true, value: branded });
  });

  it("fits an address", () => {
    expect(encodeOffer(offer, ours)).toMatch(/^[\w-]{40,110}$/);
  });

  it("is refused when any one character differs", () => {
    const id = encodeOffer(offer, ours);
    for (let at = 0; at < id.length; at++) {
      const other = id[at] === "A" ? "B" : "A";
      expect(decodeOffer((id.slice(0, at) + other + id.slice(at + 1)) as OfferId, ours), `at ${at}`).toEqual(FORGED);
    }
  });

  it.each(["", "x", "AAAAAAAAAAAAAAAAAAAAAAAA", "ä".repeat(50), "A".repeat(1000)])("is refused when it is %j", (text) => {
    expect(decodeOffer(text as OfferId, ours)).toEqual(FORGED);
  });

  it("is refused when another server signed it", () => {
    expect(decodeOffer(encodeOffer(offer, signerWith("theirs")), ours)).toEqual(FORGED);
  });

  it("carries the five bounds of a multi-city trip, and still fits an address", () => {
    const trip: OfferContents = {
      ...offer,
      tripType: "multiCity",
      fares: [1, 2, 3, 4, 5],
      bounds: [1, 2, 3, 4, 5].map((nth) => [leg(nth), leg(10 * nth)]),
    };
    expect(encodeOffer(trip, ours)).toMatch(/^[\w-]{100,215}$/);
    expect(decodeOffer(encodeOffer(trip, ours), ours)).toEqual({ ok: true, value: trip });
  });

  it("of a standard fare is written as it was before there were others", () => {
    const bytes = Buffer.from(encodeOffer(offer, ours), "base64url");
    expect([bytes[0], bytes[9]]).toEqual([2, 1]);
  });

  it("of another brand is none to a server that knows no brands", () => {
    expect(Buffer.from(encodeOffer({ ...offer, fareBrand: "flex" }, ours), "base64url")[0]).toBe(3);
  });

  it("has expired when it was made before trips could have more than two bounds", () => {
    // One leg, as the first format wrote it: eighteen bytes and six.
    const bytes = Buffer.alloc(24, 7);
    bytes.writeUInt8(1, 0);
    const id = Buffer.concat([bytes, ours.sign(bytes)]).toString("base64url") as OfferId;
    expect(decodeOffer(id, ours)).toEqual({ ok: false, error: "offer_expired" });
  });
});
