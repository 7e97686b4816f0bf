import { describe, expect, it } from "vitest";
import { amountText, jsonText, plain } from "./format.ts";
import { pairs, table, wrap } from "./layout.ts";
import { type Instant, utcText } from "../core/kernel/index.ts";
import { money } from "../core/kernel/index.ts";

describe("a table", () => {
  it("aligns its columns, figures to the right", () => {
    expect(
      table(
        ["id", "total>"],
        [
          ["A", "USD 5.00"],
          ["LONGER", "USD 1115.00"],
        ],
      ),
    ).toEqual(["id            total", "A          USD 5.00", "LONGER  USD 1115.00"]);
  });

  it("cuts the widest column until it fits, and says so", () => {
    const lines = table(["id", "text"], [["A", "x".repeat(300)]]);
    expect(lines[1]).toBe(`A   ${"x".repeat(95)}…`);
    expect(Math.max(...lines.map((line) => line.length))).toBe(100);
  });

  it("cuts none of the columns that are wanted whole", () => {
    expect(table(["id|", "text"], [["A".repeat(36), "x".repeat(30)]], 60)[1]).toBe(`${"A".repeat(36)}  ${"x".repeat(21)}…`);
    expect(table(["id|"], [["A".repeat(36)]], 20)[1]).toBe("A".repeat(36));
  });
});

describe("a text", () => {
  it("is broken at words, and inside of one only where it is too long", () => {
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrap("abcdefghij", 4)).toEqual(["abcd", "efgh", "ij"]);
    expect(
      pairs([
        ["A", "one two"],
        ["Long", "x"],
      ]),
    ).toEqual(["A     one two", "Long  x"]);
  });

  it("of a visitor does nothing to a terminal", () => {
    expect(plain("Ana\u001b[2J\u009b31m\r\nBooking X: confirmed\u202e!")).toBe("Ana [2J 31m Booking X: confirmed!");
    expect(jsonText({ name: "a\u001b[2J\u009b31m" })).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(JSON.parse(jsonText({ name: "a\u009b" }))).toEqual({ name: "a\u009b" });
  });

  it("of money has its currency, of time its zone", () => {
    expect([amountText(money(1115_05)), utcText("2027-03-01T12:00:59Z" as Instant)]).toEqual(["USD 1115.05", "2027-03-01 12:00 UTC"]);
  });
});
