import { createHmac, timingSafeEqual } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { OfferId, RateId } from "../../../../core/kernel/index.ts";
import type { Signer } from "../../../../usecases/ports/signer.ts";
import { decodeOffer, encodeOffer } from "../flights/offer-codec.ts";
import { decodeRate, encodeRate, type RateContents } from "./rate-codec.ts";

const signerWith = (key: string): Signer => {
  const sign = (message: Uint8Array) => createHmac("sha256", key).update(message).digest().subarray(0, 16);
  return { sign, verify: (message, code) => code.length === 16 && timingSafeEqual(sign(message), code) };
};
const ours = signerWith("ours");
const rate: RateContents = {
  world: 0xdeadbeef,
  expiresAtMinute: 30_100_000,
  minutesHeld: 30,
  pricedOnDay: 20_788,
  hotel: 74_123,
  room: 3,
  plan: 5,
  firstNight: 20_890,
  nights: 30,
  guests: { adults: 4, children: 3, infants: 2, rooms: 2 },
  terms: { steps: 3, payAt: "hotel" },
};

describe("an embedded rate's id", () => {
  it("carries the whole rate", () => {
    expect(decodeRate(encodeRate(rate, ours), ours)).toEqual(rate);
    const firm: RateContents = { ...rate, terms: { steps: 1, payAt: "now" } };
    expect(decodeRate(encodeRate(firm, ours), ours)).toEqual(firm);
  });

  it("fits an address", () => {
    expect(encodeRate(rate, ours)).toMatch(/^[\w-]{56}$/);
  });

  it("is refused when any one character differs", () => {
    const id = encodeRate(rate, ours);
    for (let at = 0; at < id.length; at++) {
      const other = id[at] === "A" ? "B" : "A";
      expect(decodeRate((id.slice(0, at) + other + id.slice(at + 1)) as RateId, ours), `at ${at}`).toBeNull();
    }
  });

  it.each(["", "x", "AAAAAAAAAAAAAAAAAAAAAAAA", "ä".repeat(50), "A".repeat(1000)])("is refused when it is %j", (text) => {
    expect(decodeRate(text as RateId, ours)).toBeNull();
  });

  it("is refused with anything after it, or within it, that says nothing", () => {
    const id = encodeRate(rate, ours);
    for (const text of [`${id}=`, `${id}!`, `${id}\n`, `${id.slice(0, 9)} ${id.slice(9)}`])
      expect(decodeRate(text as RateId, ours)).toBeNull();
  });

  it("is refused when another server signed it", () => {
    expect(decodeRate(encodeRate(rate, signerWith("theirs")), ours)).toBeNull();
  });

  it("is no flight's offer, and a flight's offer is no rate", () => {
    const flight = encodeOffer(
      {
        timetable: 1,
        expiresAtMinute: 2,
        cabin: "M",
        fareBrand: "standard",
        party: { adults: 1, children: 0, infants: 0 },
        fares: [3],
        tripType: "oneWay",
        bounds: [[{ flight: 4, day: 5 }]],
      },
      ours,
    );
    expect(decodeRate(flight as string as RateId, ours)).toBeNull();
    expect(decodeOffer(encodeRate(rate, ours) as string as OfferId, ours)).toEqual({ ok: false, error: "offer_forged" });
  });
});
