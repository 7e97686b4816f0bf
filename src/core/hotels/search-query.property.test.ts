import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type LocalDate } from "../kernel/index.ts";
import { type HotelPlace, RADIUS_MILES } from "./place.ts";
import type { HotelSearch } from "./search.ts";
import { hotelQueryOf, parseHotelQuery, parseStayQuery, stayQueryOf } from "./search-query.ts";
import { stayFault } from "./stay-fault.ts";

const RUNS = { numRuns: 1000, seed: 7 };
const TODAY = "2027-02-20" as LocalDate;
const todayIn = () => TODAY;
const placeOf = (text: string): HotelPlace => ({
  kind: "city",
  text,
  name: text,
  city: text,
  country: "US",
  latitude: 0,
  longitude: 0,
  zone: "Etc/UTC",
  hotelId: null,
});

const day = fc.nat(400).map((days) => addDays(TODAY, days));
const search: fc.Arbitrary<HotelSearch> = fc.record({
  place: fc.stringMatching(/^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ ,&=+%'-]{0,60}[a-z]$/).map(placeOf),
  radiusMiles: fc.constantFrom(...RADIUS_MILES),
  stay: fc.record({ checkIn: day, checkOut: day }),
  guests: fc.record({ adults: fc.nat(10), children: fc.nat(10), infants: fc.nat(2), rooms: fc.nat(5) }),
});

const NAMES = ["org", "checkin", "checkout", "adt", "chd", "ift", "rooms", "radius"] as const;
const NOISE = [
  "",
  "0",
  "-1",
  "999",
  "1e3",
  "2027-13-45",
  "Feb-30-2027",
  "9999-12-31",
  "0000-01-01",
  "\uD800",
  "a".repeat(100_000),
] as const;
const hostile = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...NOISE), fc.string({ unit: "binary" }))));

describe("the query of a hotel search", () => {
  it("survives writing and reading, whatever can be searched", () => {
    fc.assert(
      fc.property(search, (asked) => {
        expect(parseHotelQuery(new URLSearchParams(hotelQueryOf(asked).toString()), placeOf, todayIn)).toEqual({ ok: true, value: asked });
        const { stay, guests } = asked;
        expect(parseStayQuery(stayQueryOf({ stay, guests }), TODAY)).toMatchObject({ value: { stay, guests } });
      }),
      RUNS,
    );
  });

  it("never fails, and names a fault whenever it gives no search", () => {
    fc.assert(
      fc.property(hostile, (pairs) => {
        const parsed = parseHotelQuery(new URLSearchParams(pairs), placeOf, todayIn);
        const faults = parsed.ok ? [stayFault(parsed.value.stay, parsed.value.guests, TODAY)] : parsed.error;
        expect(faults.length).toBeGreaterThan(0);
        expect(faults.filter((fault) => fault !== null && !NAMES.some((name) => name === fault.field))).toEqual([]);
      }),
      RUNS,
    );
  });
});
