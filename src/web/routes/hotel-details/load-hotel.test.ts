import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { Stay } from "../../../core/hotels/index.ts";
import { err, type HotelId, type LocalDate, ok, USD } from "../../../core/kernel/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { SEATTLE } from "../../../core/hotels/testing/seattle.ts";
import { SAMPLE_PRICING, SAMPLE_PROFILE, SAMPLE_ROOMS } from "../../testing/sample-rooms.ts";
import { loadHotel, statusOf } from "./load-hotel.ts";

const ID = SAMPLE_PROFILE.id;
const STAY = "checkin=Mar-12-2027&checkout=Mar-16-2027&adt=2&chd=1&ift=0&rooms=1";

interface World {
  readonly getHotel?: UseCases["getHotel"];
  /** The place that every text means. */
  readonly place?: typeof SEATTLE | null;
}

/** The hotel of the sample; what was asked of the supply is written down. */
async function load(id: string, query: string, { getHotel, place = SEATTLE }: World = {}) {
  const asked: Stay[] = [];
  const useCases: UseCases = {
    ...UNASKED,
    today: (zone) => (zone === SAMPLE_PROFILE.zone ? "2026-11-20" : "2026-11-21") as LocalDate,
    exchangeRates: () => SAMPLE_PRICING.rates,
    exchangeRatesOf: () => SAMPLE_PRICING.rates,
    findHotel: (wanted) => (wanted === ID ? SAMPLE_PROFILE : null),
    resolveHotelPlace: () => place,
    hotelPlaceIn: (found) => found,
    getHotel: (hotelId, stay, guests) => {
      asked.push(stay);
      return getHotel ? getHotel(hotelId, stay, guests) : Promise.resolve(ok({ hotel: SAMPLE_PROFILE, rooms: SAMPLE_ROOMS }));
    },
  };
  return { data: await loadHotel(id, new URLSearchParams(query), { useCases, currency: USD, locale: "en" }), asked };
}

/** What the page says of the way from a place that was searched. */
async function metresFrom(place: typeof SEATTLE) {
  const { data } = await load(ID, `${STAY}&org=x`, { place });
  return data.kind === "ready" && data.metresAround;
}

describe("a hotel's page", () => {
  it("needs its address alone: without dates it shows the form's own, by the day at the hotel", async () => {
    const { data, asked } = await load(ID, "");
    expect(data.kind).toBe("ready");
    expect(asked).toEqual([{ checkIn: "2026-11-20", checkOut: "2026-11-27" }]);
    expect(statusOf(data)).toBe(200);
  });

  it("carries place and stay on, and leads back to the very results that somebody came from", async () => {
    const { data } = await load(ID, `${STAY}&org=Seattle&back=${encodeURIComponent("org=Seattle&sort=rating")}`);
    if (data.kind !== "ready") throw new Error(data.kind);
    expect(new URLSearchParams(data.query).get("org")).toBe("Seattle, Washington");
    expect(data.query).toContain("checkin=Mar-12-2027&checkout=Mar-16-2027&adt=2&chd=1&ift=0&rooms=1");
    expect(data.back).toContain("org=Seattle&sort=rating");
  });

  it("says how far it is from the place that was searched, unless that is its own city or lies elsewhere", async () => {
    const needle = { ...SEATTLE, kind: "landmark" as const, name: "Space Needle" };
    expect(await metresFrom(SEATTLE)).toBeNull();
    expect(await metresFrom(needle)).toBeGreaterThan(0);
    expect(await metresFrom({ ...needle, kind: "hotel" as const })).toBeNull();
    expect(await metresFrom({ ...SEATTLE, latitude: SEATTLE.latitude + 0.2 })).toBeCloseTo(22_239, -3);
    expect(await metresFrom({ ...SEATTLE, latitude: 0 })).toBeNull();
  });

  it("leads back to the same list for the dates that it was changed to", async () => {
    const { data } = await load(ID, `${STAY}&org=Seattle&radius=3&back=${encodeURIComponent("org=Seattle&checkin=Feb-01-2027&stars=4")}`);
    if (data.kind !== "ready") throw new Error(data.kind);
    const back = new URLSearchParams(data.back);
    expect(["checkin", "checkout", "chd", "stars", "radius"].map((name) => back.get(name))).toEqual([
      "Mar-12-2027",
      "Mar-16-2027",
      "1",
      "4",
      "3",
    ]);
    expect(new URLSearchParams(data.query).get("radius")).toBe("3");
  });

  it("says in which country the hotel is and which day it is there", async () => {
    expect((await load(ID, STAY)).data).toMatchObject({ today: "2026-11-20", country: "United States" });
  });

  it("leads back to its city for the same stay when it was opened by its address", async () => {
    const { data } = await load(ID, STAY);
    if (data.kind !== "ready") throw new Error(data.kind);
    expect(data.back).toBe(`org=Seattle%2C+Washington&${STAY}`);
  });

  it("knows the middle of its city only where the distance fits: many towns share a name", async () => {
    const { data } = await load(ID, STAY);
    const other = await load(ID, STAY, { place: { ...SEATTLE, latitude: 41 } });
    expect([data, other.data].map((each) => each.kind === "ready" && each.center !== null)).toEqual([true, false]);
  });

  it("is not found under an unknown id", async () => {
    const { data, asked } = await load("5809844-999", STAY);
    expect(data).toEqual({ kind: "unknown" });
    expect(statusOf(data)).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([
    ["checkin=soon&checkout=Mar-16-2027", "invalid_date", "checkin"],
    ["checkout=Mar-16-2027", "required", "checkin"],
    ["checkin=Mar-12-2027&checkout=Mar-16-2027&rooms=9", "over_limit", "rooms"],
  ])("is shown without rates when the address asks nonsense: %s", async (query, code, field) => {
    const { data } = await load(ID, query);
    expect(data).toMatchObject({ kind: "faults", faults: [{ code, field }], hotel: { id: ID } });
    expect(statusOf(data)).toBe(400);
  });

  it("is shown without rates when the stay cannot be had, or the supply is silent", async () => {
    const fault = { code: "too_many_nights", field: "checkout" } as const;
    const late = await load(ID, STAY, { getHotel: () => Promise.resolve(err(fault)) });
    const silent = await load(ID, STAY, { getHotel: () => Promise.resolve(err({ code: "supplier_unavailable" })) });
    expect(late.data).toMatchObject({ kind: "faults", faults: [fault] });
    expect(silent.data).toMatchObject({ kind: "failed", hotel: { id: ID } });
    expect(statusOf(silent.data)).toBe(502);
  });

  it("names other dates with rooms when it is full, as many nights and in their order", async () => {
    const free = ["2027-03-13", "2027-03-10", "2027-03-19"];
    const getHotel = (_: HotelId, { checkIn }: Stay) =>
      Promise.resolve(ok({ hotel: SAMPLE_PROFILE, rooms: free.includes(checkIn) ? SAMPLE_ROOMS : [] }));
    const { data } = await load(ID, STAY, { getHotel });
    expect(data).toMatchObject({
      kind: "ready",
      rooms: [],
      otherStays: [
        { checkIn: "2027-03-10", checkOut: "2027-03-14" },
        { checkIn: "2027-03-13", checkOut: "2027-03-17" },
        { checkIn: "2027-03-19", checkOut: "2027-03-23" },
      ],
    });
  });
});
