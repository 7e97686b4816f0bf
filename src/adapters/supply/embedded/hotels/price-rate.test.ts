import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HotelId, Instant, LocalDate, RateId } from "../../../../core/kernel/index.ts";
import { encodeHotelWorld } from "../../../../engine/index.ts";
import { plainHotelWorld } from "../../../../engine/hotels/world/testing/index.ts";
import { createSigner } from "../../../system/signer.ts";
import { type EmbeddedHotels, openEmbeddedHotels } from "./hotel-supply.ts";
import { decodeRate, encodeRate } from "./rate-codec.ts";

const signer = createSigner("only-for-tests-only-for-tests");
const HOTEL = "500-1" as HotelId;
const GUESTS = { adults: 2, children: 0, infants: 0, rooms: 1 };
/** The flexible rate is free until two days before, 18:00 in New York, which is 23:00 in London. */
const STAY = { checkIn: "2027-01-20" as LocalDate, checkOut: "2027-01-22" as LocalDate };
const BEFORE = "2027-01-18T22:59:30Z" as Instant;
/** From here on the partial rate gives nothing back: a week before, at midnight in New York. */
const LESS_BACK = "2027-01-13T05:00:00Z" as Instant;
const DEADLINE = "2027-01-18T23:00:00Z" as Instant;

describe("a rate of the embedded hotels", () => {
  const folder = mkdtempSync(join(tmpdir(), "price-rate-"));
  let hotels: EmbeddedHotels;

  beforeAll(() => {
    const file = join(folder, "hotels.bin");
    writeFileSync(file, encodeHotelWorld({ ...plainHotelWorld(), version: "abcdef0123" }));
    hotels = openEmbeddedHotels({ worldFile: pathToFileURL(file), signer });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The free rate that is paid at the hotel, as found half a minute before its deadline. */
  async function freeRate() {
    const answer = await hotels.rates(HOTEL, STAY, GUESTS, BEFORE);
    const rate = answer?.rooms[0]?.rates.find(({ payAt }) => payAt === "hotel");
    if (!rate) throw new Error("The plain hotel sells no such rate.");
    return rate;
  }

  it("ends with the deadline of its terms, to the second", async () => {
    const { id, expiresAt } = await freeRate();
    expect(expiresAt).toBe(DEADLINE);
    expect(await hotels.rate(id, "2027-01-18T22:59:59Z" as Instant)).toMatchObject({
      ok: true,
      value: { offer: { rate: { payAt: "hotel" } } },
    });
    for (const late of [DEADLINE, "2027-01-18T23:00:30Z" as Instant]) {
      expect(await hotels.rate(id, late)).toEqual({ ok: false, error: "offer_expired" });
    }
  });

  it("ends with its half hour also where its terms stay as they are", async () => {
    const [firm] = (await hotels.rates(HOTEL, STAY, GUESTS, BEFORE))?.rooms[0]?.rates ?? [];
    if (!firm) throw new Error("The plain hotel is full.");
    expect(firm.expiresAt).toBe("2027-01-18T23:29:00Z");
    expect(await hotels.rate(firm.id, "2027-01-18T23:28:59Z" as Instant)).toMatchObject({ ok: true });
    expect(await hotels.rate(firm.id, firm.expiresAt)).toEqual({ ok: false, error: "offer_expired" });
  });

  it("passes the midnight by which prices are made with its price and its terms, also where its deadline is over", async () => {
    const stay = { checkIn: "2027-01-19" as LocalDate, checkOut: "2027-01-21" as LocalDate };
    const rates = (await hotels.rates(HOTEL, stay, GUESTS, "2027-01-18T11:50:00Z" as Instant))?.rooms[0]?.rates ?? [];
    expect(rates.map(({ cancellation }) => cancellation.freeUntilLocal)).toEqual(rates.map(() => null));
    expect(rates).not.toEqual([]);
    for (const rate of rates) {
      expect(await hotels.rate(rate.id, "2027-01-18T12:05:00Z" as Instant)).toMatchObject({ ok: true, value: { offer: { rate } } });
    }
  });

  it("is over when its terms have become worse, however long it was to live", async () => {
    const contents = decodeRate((await freeRate()).id, signer);
    if (!contents) throw new Error("The rate is not ours.");
    const longLived = encodeRate({ ...contents, expiresAtMinute: contents.expiresAtMinute + 30 }, signer);
    expect(await hotels.rate(longLived, BEFORE)).toMatchObject({ ok: true });
    expect(await hotels.rate(longLived, DEADLINE)).toEqual({ ok: false, error: "offer_expired" });
  });

  it("is over when one deadline of several has passed, or when it is to be paid at once", async () => {
    const soon = "2027-01-13T04:50:00Z" as Instant;
    const partial = (await hotels.rates(HOTEL, STAY, GUESTS, soon))?.rooms[0]?.rates.find(({ expiresAt }) => expiresAt === LESS_BACK);
    const [paidNow, paidThere] = [partial?.id, (await freeRate()).id].map((id) => id && decodeRate(id, signer));
    if (!paidNow || !paidThere) throw new Error("The plain hotel sells no such rate.");
    const longLived = encodeRate({ ...paidNow, expiresAtMinute: paidNow.expiresAtMinute + 30 }, signer);
    expect([await hotels.rate(longLived, soon), await hotels.rate(longLived, LESS_BACK)]).toMatchObject([
      { ok: true, value: { offer: { rate: { payAt: "now" } } } },
      { ok: false, error: "offer_expired" },
    ]);
    const ofOneStep = { ...paidThere, expiresAtMinute: paidThere.expiresAtMinute + 30, terms: { steps: 1, payAt: "hotel" } } as const;
    expect(await hotels.rate(encodeRate(ofOneStep, signer), DEADLINE)).toEqual({ ok: false, error: "offer_expired" });
  });

  it("was made when it was found, however short it lives", async () => {
    expect(hotels.madeAt((await freeRate()).id)).toBe("2027-01-18T22:59:00Z");
  });

  it("is sold anew until midnight of the check-in day at the hotel, beside what it was", async () => {
    const { id, perNight, taxesAndFees } = await freeRate();
    for (const late of ["2027-01-20T16:00:00Z", "2027-01-21T04:59:59Z"])
      expect(await hotels.renew(id, late as Instant)).toMatchObject({
        ok: true,
        value: { before: { perNight, taxesAndFees, payAt: "hotel" }, offer: { rate: { payAt: "now" } } },
      });
    expect(await hotels.renew(id, "2027-01-21T05:00:00Z" as Instant)).toEqual({ ok: false, error: "offer_expired" });
  });

  it("takes of each night what the hotel has in that night", async () => {
    const found = await hotels.rate((await freeRate()).id, BEFORE);
    expect(found.ok && found.value.claims).toEqual([
      { key: "hotel/500-1/0/2027-01-20", available: 7 },
      { key: "hotel/500-1/0/2027-01-21", available: 17 },
    ]);
  });

  it("is there late in the evening of the check-in day too, when it is tomorrow in London", async () => {
    const found = await hotels.rates(HOTEL, STAY, GUESTS, "2027-01-21T03:00:00Z" as Instant);
    expect(found?.rooms.map(({ rates }) => rates.length > 0)).toEqual([true, true]);
  });

  it("is told from the rate of nobody, and from that of another world, also when it is over", async () => {
    const { id } = await freeRate();
    expect(hotels.subjectOf(id)).toEqual({ ok: true, value: { hotelId: HOTEL, stay: STAY, guests: GUESTS } });
    const contents = decodeRate(id, signer);
    const foreign = contents && encodeRate({ ...contents, world: contents.world + 1 }, signer);
    if (!foreign) throw new Error("The rate is not ours.");
    const expired = { ok: false, error: "offer_expired" };
    expect([hotels.subjectOf(foreign), await hotels.rate(foreign, BEFORE), await hotels.renew(foreign, BEFORE)]).toEqual([
      expired,
      expired,
      expired,
    ]);
    expect(hotels.subjectOf("x" as RateId)).toEqual({ ok: false, error: "offer_forged" });
  });
});
