import { describe, expect, it } from "vitest";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { err, type LocalDate, money, type OfferId, ok, USD } from "../../../core/kernel/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { loadBooking, type ReadyBooking } from "./load-booking.ts";
import { renewBack } from "./renew-flight.ts";

const offer = SAMPLE_OFFERS[0] as FlightOffer;

function load(back: string | null, found: Awaited<ReturnType<UseCases["getOffer"]>> = ok(offer), sentKey: string | null = null) {
  const useCases: UseCases = {
    ...UNASKED,
    today: () => "2026-11-21" as LocalDate,
    exchangeRatesOf: () => ({ base: USD, perUsd: { USD: 1 }, asOf: "2026-11-20" as LocalDate, source: "test" }),
    getOffer: () => Promise.resolve(found),
    listFareBrands: () => Promise.resolve(ok([offer, { ...offer, id: "flex" as OfferId, fareBrand: "flex" }])),
    renewOffer: () => Promise.resolve(ok({ offer: { ...offer, id: "anew" as OfferId }, before: money(400_00) })),
    findBooked: () => Promise.resolve(null),
  };
  return loadBooking(offer.id, back, { useCases, currency: USD, locale: "en", newFormKey: () => "fresh-key" }, sentKey);
}

describe("the data of the booking page", () => {
  it("comes from the address alone", async () => {
    expect(await load("source=JFK&stops=0")).toMatchObject({
      kind: "ready",
      offer: { id: offer.id },
      brands: [{ id: offer.id }, { id: "flex" }],
      formKey: "fresh-key",
      back: "source=JFK&stops=0",
    });
  });

  it("says what comes back of each fare, within the first day and after it", async () => {
    const { comesBack } = (await load("source=JFK")) as ReadyBooking;
    expect([comesBack.afterHours, Object.keys(comesBack.of)]).toEqual([24, [offer.id, "flex"]]);
    // It cannot be refunded.
    expect(comesBack.of[offer.id]).toEqual({ early: money(0), later: money(0) });
  });

  it("finds the way back to the same search without being told", async () => {
    const booking = await load(null);
    expect(booking.back).toContain(
      "source=JFK-New+York&destination=LHR-London&date=Mar-12-2027&rtnDate=Mar-19-2027&trpType=roundtrip&adults=2",
    );
  });

  it("keeps the way back for a fare that is gone, and leads nowhere else", async () => {
    expect(await load("source=JFK", err("sold_out"))).toEqual({ kind: "gone", reason: "sold_out", back: "source=JFK", renewed: null });
    expect(await load(null, err("offer_forged"))).toEqual({ kind: "gone", reason: "offer_forged", back: "", renewed: null });
    expect((await load("//evil.example", err("sold_out"))).back).toBe("%2F%2Fevil.example=");
  });

  it("leads from an expired offer to the same flights at the price of now, with both totals", async () => {
    expect(await load("source=JFK", err("offer_expired"))).toMatchObject({
      kind: "gone",
      reason: "offer_expired",
      renewed: { before: money(815_00), total: money(891_00), path: "/flight-details/anew?back=source%3DJFK" },
    });
  });

  it("leads back from what took its place to a choice that was renewed too", async () => {
    const booking = await load("trpType=multicity&source=JFK&chosen=old", err("offer_expired"));
    expect(booking.back).toBe("trpType=multicity&source=JFK&chosen=anew");
    expect((await load("source=JFK&chosen=old", err("offer_expired"))).back).toBe("source=JFK&chosen=old");
    expect((await load("trpType=multicity&chosen=old", err("sold_out"))).back).toBe("trpType=multicity&chosen=old");
  });

  it("leads back to the first flight where what was chosen is not to be had any more", async () => {
    const none = { renewOffer: () => Promise.resolve(err("sold_out" as const)) };
    expect(await renewBack("trpType=multicity&source=JFK&chosen=old", none)).toBe("trpType=multicity&source=JFK");
  });

  it("is about what took the place of an expired offer when its form has just been sent", async () => {
    expect(await load("source=JFK", err("offer_expired"), "key-1")).toMatchObject({ kind: "ready", offer: { id: "anew" } });
  });
});
