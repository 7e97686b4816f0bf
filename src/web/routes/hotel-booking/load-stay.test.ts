import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import { err, type LocalDate, money, ok, type RateId, USD } from "../../../core/kernel/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { SAMPLE_OFFER, SAMPLE_PRICING, SAMPLE_PROFILE, SAMPLE_ROOMS } from "../../testing/sample-rooms.ts";
import type { Booking } from "../../../core/booking/index.ts";
import { loadStay, statusOf } from "./load-stay.ts";

/** What of a booking the page looks at. */
const BOOKED = { kind: "hotel", offer: SAMPLE_OFFER } as Booking;

const RENEWED = { ...SAMPLE_OFFER, rate: { ...SAMPLE_OFFER.rate, id: "rate-anew" as RateId, perNight: money(200_00) } };

const ID = SAMPLE_PROFILE.id;
const STAY = "checkin=Mar-12-2027&checkout=Mar-16-2027&adt=2&chd=0&ift=0&rooms=1";

function load(id: string | undefined, query: string, world: Partial<UseCases> = {}, sentKey: string | null = null) {
  const useCases: UseCases = {
    ...UNASKED,
    today: () => "2026-11-21" as LocalDate,
    exchangeRatesOf: () => SAMPLE_PRICING.rates,
    findHotel: (asked) => (asked === ID ? SAMPLE_PROFILE : null),
    getHotel: () => Promise.resolve(ok({ hotel: SAMPLE_PROFILE, rooms: SAMPLE_ROOMS.toReversed() })),
    getRate: () => Promise.resolve(ok(SAMPLE_OFFER)),
    renewRate: () => Promise.resolve(ok({ offer: RENEWED, before: SAMPLE_OFFER.rate })),
    ...world,
  };
  return loadStay(id, new URLSearchParams(query), { useCases, currency: USD, locale: "en", newFormKey: () => "fresh-key" }, sentKey);
}

describe("the booking page of a stay", () => {
  it("needs the rate alone: hotel, stay and guests come with it", async () => {
    const asked: RateId[] = [];
    const stay = await load(undefined, "rate=rate-later&org=Seattle&back=org%3DSeattle", {
      getRate: (id) => {
        asked.push(id);
        return Promise.resolve(ok(SAMPLE_OFFER));
      },
    });
    expect(asked).toEqual(["rate-later"]);
    expect(stay).toMatchObject({ kind: "ready", formKey: "fresh-key", offer: { rate: { id: "rate-later" } } });
    expect(stay.roomsPath).toBe(`/hotel-details/${ID}?org=Seattle&back=org%3DSeattle&${STAY}`);
  });

  it("takes the cheapest rate of a hotel that is named alone", async () => {
    expect(await load(ID, STAY)).toMatchObject({ kind: "ready", offer: { rate: { id: "rate-firm" }, room: { index: 0 } } });
  });

  it("takes the cheapest that has what the results were asked for", async () => {
    expect(await load(ID, `${STAY}&feature=free_cancellation`)).toMatchObject({ kind: "ready", offer: { rate: { id: "rate-later" } } });
  });

  it("keeps to the rate of the address beside the hotel", async () => {
    expect(await load(ID, `rate=rate-later&${STAY}`)).toMatchObject({ kind: "ready", offer: { rate: { id: "rate-later" } } });
  });

  it("sells no rate of another hotel than the one that its address names", async () => {
    const stay = await load("5809844-999", `rate=rate-later&${STAY}`);
    expect(stay).toMatchObject({ kind: "gone", reason: "offer_forged", roomsPath: expect.stringContaining("5809844-999") as string });
  });

  it.each([
    ["a rate that is over", undefined, `rate=old&hotel=${ID}&${STAY}`, "offer_expired"],
    ["an unknown hotel", "5809844-999", STAY, "offer_forged"],
    ["nothing at all", undefined, "", "offer_forged"],
  ])("says why there is nothing to book: %s", async (_, id, query, reason) => {
    expect(await load(id, query, { getRate: () => Promise.resolve(err("offer_expired")) })).toMatchObject({ kind: "gone", reason });
  });

  it.each([
    ["checkin=soon&checkout=Mar-16-2027", ["checkin invalid_date"]],
    ["checkin=Mar-16-2027&checkout=Mar-12-2027", ["checkout check_out_not_after_check_in"]],
    ["checkin=Mar-12-2020&checkout=Mar-16-2020", ["checkin past_check_in"]],
    [`${STAY}&adt=9`.replace("adt=2&", "").replace("rooms=1", "rooms=2"), ["rooms more_guests_than_rooms_hold"]],
    [STAY.replace("rooms=1", "rooms=0"), ["rooms no_room_or_adult"]],
  ])("says what is wrong with a stay, and leads to the page where another can be chosen: %s", async (query, faults) => {
    const page = await load(ID, `${query}&feature=refundable`);
    expect(page.kind === "faults" && page.faults.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
    expect(page.roomsPath).toBe(`/hotel-details/${ID}?${new URLSearchParams(query).toString()}`);
    expect(statusOf(page)).toBe(400);
  });

  it("shows what was booked with the form that this request has sent, though it was the last room", async () => {
    const gone = { getRate: () => Promise.resolve(err("sold_out" as const)), findBooked: () => Promise.resolve(BOOKED) };
    expect(await load(undefined, "rate=rate-later", gone, "sent-key")).toMatchObject({
      kind: "ready",
      offer: { rate: { id: "rate-later" } },
    });
    expect(await load(undefined, "rate=rate-other", gone, "sent-key")).toMatchObject({ kind: "gone", reason: "sold_out" });
    expect(await load(undefined, "rate=rate-later", gone)).toMatchObject({ kind: "gone", reason: "sold_out" });
  });

  it("leads to the hotel's other rooms for the same stay when the rate is gone", async () => {
    const gone = await load(undefined, `rate=old&hotel=${ID}&org=Seattle&${STAY}`, { getRate: () => Promise.resolve(err("sold_out")) });
    expect(gone.roomsPath).toBe(`/hotel-details/${ID}?org=Seattle&${STAY}`);
    expect((await load(undefined, "rate=x&hotel=//evil", { getRate: () => Promise.resolve(err("sold_out")) })).roomsPath).toBeNull();
  });

  it("says that a full hotel is sold out", async () => {
    const full = Promise.resolve(ok({ hotel: SAMPLE_PROFILE, rooms: [] }));
    expect(await load(ID, STAY, { getHotel: () => full })).toMatchObject({ kind: "gone", reason: "sold_out" });
  });

  it("leads from an expired rate to the same room at the price of now, with both totals and the rest of the address", async () => {
    const world = { getRate: () => Promise.resolve(err("offer_expired" as const)) };
    const query = "rate=rate-later&org=Seattle&sent=key";
    expect(await load(undefined, query, world)).toMatchObject({
      kind: "gone",
      reason: "offer_expired",
      renewed: { before: money(756_00), total: money(800_00), path: "/hotel-booking?rate=rate-anew&org=Seattle" },
    });
    const sent = { ...world, findBooked: () => Promise.resolve(null) };
    expect(await load(undefined, query, sent, "key-1")).toMatchObject({ kind: "ready", offer: { rate: { id: "rate-anew" } } });
  });
});
