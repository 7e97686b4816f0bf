import { describe, expect, it } from "vitest";
import { type Instant, money, type RateId } from "../kernel/index.ts";
import { cheapestRate } from "./cheapest-rate.ts";
import type { RoomWithRates } from "./hotel.ts";
import type { Rate, RateFeature } from "./rate.ts";

const rateOf = (dollars: number, features: readonly RateFeature[] = []): Rate => ({
  id: `rate-${dollars}` as RateId,
  expiresAt: "2027-03-01T12:30:00Z" as Instant,
  perNight: money(dollars * 100),
  total: money(dollars * 100),
  taxesAndFees: money(0),
  features,
  board: "room_only",
  cancellation: { steps: [{ fromLocal: null, penalty: money(0) }], freeUntilLocal: null },
  charges: [],
  payAt: "now",
  roomsLeft: 1,
});
const roomOf = (index: number, ...rates: readonly Rate[]): RoomWithRates => ({
  room: { index, kind: "standard", view: "none", beds: [], sizeSqm: 20, maxAdults: 2, maxGuests: 3 },
  rates,
});

const rooms = [roomOf(1, rateOf(140), rateOf(160, ["free_cancellation"])), roomOf(0, rateOf(100), rateOf(180, ["free_cancellation"]))];

describe("the cheapest rate", () => {
  it("is that of all rooms, with its room", () => {
    expect(cheapestRate(rooms)).toMatchObject({ room: { index: 0 }, rate: { id: "rate-100" } });
  });

  it("is the cheapest with what was wished for, and the cheapest of all where none has it", () => {
    expect(cheapestRate(rooms, ["free_cancellation"])).toMatchObject({ room: { index: 1 }, rate: { id: "rate-160" } });
    expect(cheapestRate(rooms, ["free_cancellation", "breakfast_included"])?.rate.id).toBe("rate-100");
  });

  it("is none in a full hotel", () => {
    expect(cheapestRate([])).toBeNull();
  });
});
