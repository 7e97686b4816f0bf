import { createHmac, timingSafeEqual } from "node:crypto";
import { describe, expect, it } from "vitest";
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
  party: { adults: 2, children: 1, infants: 1 },
  fareCents: 54_812,
  outbound: [
    { flight: 81_234, day: 20_890 },
    { flight: 7, day: 20_891 },
  ],
  inbound: [{ flight: 99_999, day: 20_900 }],
};

describe("an embedded offer's id", () => {
  it("carries the whole offer", () => {
    expect(decodeOffer(encodeOffer(offer, ours), ours)).toEqual(offer);
  });

  it("fits an address", () => {
    expect(encodeOffer(offer, ours)).toMatch(/^[\w-]{40,110}$/);
  });

  it("is refused when any one character differs", () => {
    const id = encodeOffer(offer, ours);
    for (let at = 0; at < id.length; at++) {
      const other = id[at] === "A" ? "B" : "A";
      expect(decodeOffer((id.slice(0, at) + other + id.slice(at + 1)) as OfferId, ours), `at ${at}`).toBeNull();
    }
  });

  it.each(["", "x", "AAAAAAAAAAAAAAAAAAAAAAAA", "ä".repeat(50), "A".repeat(1000)])("is refused when it is %j", (text) => {
    expect(decodeOffer(text as OfferId, ours)).toBeNull();
  });

  it("is refused when another server signed it", () => {
    expect(decodeOffer(encodeOffer(offer, signerWith("theirs")), ours)).toBeNull();
  });
});
