import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  addDays,
  bookingIdFrom,
  dateInZone,
  daysBetween,
  formatDate,
  type Instant,
  type LocalDate,
  money,
  parseAmountMinor,
  parseBookingId,
  parseDate,
  Temporal,
  toDecimal,
  weekdayOf,
} from "./index.ts";

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as LocalDate);

describe("a date", () => {
  it("is read from both of its written forms", () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseDate(date)).toBe(date);
        expect(parseDate(formatDate(date))).toBe(date);
        expect(parseDate(` ${formatDate(date).toUpperCase()} `)).toBe(date);
        expect(parseDate(formatDate(date, "es"))).toBe(date);
      }),
    );
  });

  it("agrees with Temporal on what the calendar holds", () => {
    const number = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), number, number, (year, month, dayOfMonth) => {
        const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
        let known: string | null = null;
        try {
          known = Temporal.PlainDate.from(text).toString();
        } catch {
          known = null; // Temporal's way to say that there is no such day
        }
        expect(parseDate(text)).toBe(year < 100 ? null : known);
      }),
    );
  });

  it("moves by days and tells how many lie between, as Temporal does", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(moved).toBe(Temporal.PlainDate.from(date).add({ days }).toString());
        expect(daysBetween(date, moved)).toBe(days);
        expect(weekdayOf(moved)).toBe(Temporal.PlainDate.from(moved).dayOfWeek);
      }),
    );
  });

  it.each(["", "Mar-12", "2027-02-29", "Feb-30-2027", "12-Mrz-2027", "12-Mar-27", "2027-3-12", "Foo-12-2027", "2027-03-12T00:00"])(
    "is not %j",
    (text) => {
      expect(parseDate(text)).toBeNull();
    },
  );

  it.each([
    ["2026-11-21T23:30:00Z", "America/New_York", "2026-11-21"],
    ["2026-11-21T23:30:00Z", "Asia/Tokyo", "2026-11-22"],
    ["2026-11-22T05:00:00Z", "Pacific/Honolulu", "2026-11-21"],
  ])("is, at %s in %s, %s", (moment, zone, date) => {
    expect(dateInZone(moment as Instant, zone)).toBe(date);
  });
});

describe("money", () => {
  it("is written and read without losing a hundredth", () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (minor) => {
        expect(parseAmountMinor(toDecimal(money(minor)))).toBe(minor);
      }),
    );
  });

  it("is never a fraction of a hundredth", () => {
    expect(() => money(0.5)).toThrow(RangeError);
    expect(() => money(Number.NaN)).toThrow(RangeError);
  });

  it("is not added across currencies", () => {
    expect(() => add(money(1), { amountMinor: 1, currency: "EUR" as never })).toThrow(TypeError);
  });

  it.each([
    ["1,234.5", 123_450],
    ["12,345,678", 1_234_567_800],
    [" -999.99 ", -99_999],
    [0.07, 7],
  ])("%j is read as %i minor units", (text, minor) => {
    expect(parseAmountMinor(text)).toBe(minor);
  });

  it.each(["12,50", ",5", "1,2,3", "1234,567", "1,234,56", "", "1.234", "1e5", "--1", "1.2.3", "NaN", "0x10", "١٢"])(
    "is not %j",
    (text) => {
      expect(parseAmountMinor(text)).toBeNull();
    },
  );
});

describe("a booking id", () => {
  it("is read back however people type it", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (random) => {
        const id = bookingIdFrom(random);
        expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        expect(parseBookingId(id)).toBe(id);
        expect(parseBookingId(`${id.slice(0, 4)} - ${id.slice(4)}`.toLowerCase().replaceAll("0", "o").replaceAll("1", "l"))).toBe(id);
      }),
    );
  });

  it("differs for different bytes", () => {
    expect(bookingIdFrom(new Uint8Array([0, 0, 0, 0, 1]))).not.toBe(bookingIdFrom(new Uint8Array([0, 0, 0, 0, 2])));
  });

  it.each(["", "ABC", "ABCDEFGHJ", "UUUUUUUU", "ABCDEF!H"])("is not %j", (text) => {
    expect(parseBookingId(text)).toBeNull();
  });
});
