import { describe, expect, it } from "vitest";
import { AIRLINES } from "../facts/airlines.ts";
import { findBanks } from "./banks.ts";
import { minuteOf, SLOT_MINUTES } from "./day-slots.ts";

const at = { name: "", city: "", zone: "UTC", latitude: 0, longitude: 0, mppa: 70, mostSeats: null };
const FRA = { ...at, code: "FRA", country: "DE" };
const ATL = { ...at, code: "ATL", country: "US" };
const DXB = { ...at, code: "DXB", country: "AE" };

const banksOf = (airline: string, airport: typeof FRA): ReturnType<typeof findBanks> => {
  const fact = AIRLINES.find(({ code }) => code === airline);
  if (fact === undefined) throw new Error(airline);
  return findBanks(fact, airport);
};

const isIn = (table: Float64Array | undefined, time: string): boolean => table?.[minuteOf(time) / SLOT_MINUTES] === 1;

describe("banks", () => {
  it("are those of a network airline at its hub", () => {
    expect(banksOf("LH", FRA)?.count).toBe(6);
    expect(banksOf("DE", FRA)).toBeNull();
    expect(banksOf("BA", FRA)).toBeNull();
    expect(banksOf("FZ", DXB)?.hasNightBank).toBe(true);
  });

  it("bring flights in early enough to make the departures", () => {
    const banks = banksOf("LH", FRA); // 12:30, least connection 45
    expect(["12:05", "12:10", "12:50", "12:55"].map((time) => isIn(banks?.departures, time))).toEqual([false, true, true, false]);
    expect(["10:35", "10:40", "11:30", "11:35"].map((time) => isIn(banks?.arrivals, time))).toEqual([false, true, true, false]);
  });

  it("bring them in as domestic connections ask in the United States, where most are", () => {
    const banks = banksOf("DL", ATL); // 6:20 and 8:05, least connection 40 at home and 75 abroad
    expect(["04:30", "04:35", "05:25", "05:30", "06:20"].map((time) => isIn(banks?.arrivals, time))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });
});
