import type { Seeded } from "../../../src/core/kernel/seeded.ts";

/** Text that has broken programs before: numbers that are none, dates of no calendar, other languages' brackets, names of prototypes. */
const TEXTS: readonly string[] = [
  ["", " ", "\t\r\n", "\u0000", "a\u0000b", "\u0007", "\u001b[31m", "\u0085", "\u2028", "\ufeff", "\ufffe", "\ud800", "\udc00x", "\ud83d"],
  [
    "null",
    "undefined",
    "NaN",
    "Infinity",
    "-Infinity",
    "-0",
    "0x1F",
    "1e3",
    "1e-7",
    "1e999",
    "1_000",
    "1,5",
    "1.005",
    ".5",
    "5.",
    "+1",
    "--1",
  ],
  ["-1", "0", "00", "007", "9007199254740993", "99999999999999999999", "2147483648", "-2147483649", "１２３", "٣٤", "²", "½", "①"],
  ["2027-02-30", "2027-13-01", "2027-00-10", "0000-00-00", "0001-01-01", "9999-12-31", "10000-01-01", "-000001-01-01", "+275760-09-13"],
  ["Feb-30-2027", "Xyz-01-2027", "jan-20-2027", "Jan-20-27", "Jan-20-20270", "2027-1-1", "2027-01-20T00:00:00Z", "20/01/2027", "today"],
  ["' OR 1=1 --", "'; DROP TABLE bookings; --", "\\", "\\'", "%", "_", "$1", "$$", "*/ /*", "1; SELECT pg_sleep(10)", "{1,2}", "\\x00"],
  [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</title>",
    "<!--",
    "]]>",
    "&#0;",
    "javascript:alert(1)",
    "{{7*7}}",
    "${7*7}",
  ],
  [
    "../../../etc/passwd",
    "..\\..\\x",
    "%00",
    "%2e%2e%2f",
    "%",
    "%zz",
    "%c0%af",
    "file:///etc/passwd",
    "//evil.example",
    "http://[::1",
    "?#",
    "a/b",
  ],
  ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "__defineGetter__", "then", "length"],
  ["\u202eevil", "e\u0301\u0302\u0303".repeat(20), "👩‍👩‍👧‍👦", "ﷺ", "İıſßﬃ", "日本語", "𝔘𝔫𝔦", "a\u200bb", "Ω".repeat(300)],
  [
    "a@b.c",
    "@",
    "a@@b",
    '"a b"@c.d',
    "a@b.c\r\nBcc: x@y.z",
    "x\r\nSet-Cookie: a=b",
    "(((((((((((((((((((a",
    "a".repeat(64),
    "-".repeat(200),
  ],
  ["AAA", "JFK", "JFK-", "-New York", "JFK-LAX-LON", "ZZZ-Nowhere", "jfk-new york", "USD", "usd", "XXX", "BTC", "US", "XX", "Atlantis"],
  ["Europe/Nowhere", "UTC", "GMT+14:75", "../UTC", "America/new_york", "oneWay", "ROUNDTRIP", "Economy", "First"],
].flat();

const LONG: readonly number[] = [21, 101, 201, 501, 1001, 2001, 9_000, 40_000];

/** Some text that nobody means well. At most `longest` characters. */
export function hostileText(chance: Seeded, longest = 40_000): string {
  if (chance.chance(0.12))
    return one(chance, TEXTS.concat("a", "9", "é", "%"))
      .repeat(one(chance, LONG))
      .slice(0, longest);
  if (chance.chance(0.2)) return randomText(chance);
  return one(chance, TEXTS).slice(0, longest);
}

/** Some value of JSON that nobody means well. */
export function hostileValue(chance: Seeded): unknown {
  const kind = chance.below(10);
  if (kind < 5) return hostileText(chance);
  if (kind < 7) return one(chance, NUMBERS);
  if (kind < 9) return one(chance, SHAPES);
  return nested(1 + chance.below(400));
}

const NUMBERS: readonly number[] = [0, -0, -1, 0.1, 1e-7, 3.5, 21, 1e6, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 4242424242424242, 5e-324];
const SHAPES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [[null]],
  [1, "a", {}],
  {},
  { id: null },
  { id: ["a"] },
  { length: 1 },
  { toString: 1 },
  { $ne: null },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"then":1}}}'),
  Array.from({ length: 3_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
];

/** Brackets in brackets. */
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner: unknown) => [{ a: inner }], null);

/** Any characters but those that stand for half of another one. */
function randomText(chance: Seeded): string {
  const last = one(chance, [0x7f, 0x24f, 0x2fff, 0xd7ff]);
  return Array.from({ length: chance.below(40) }, () => String.fromCharCode(chance.below(last))).join("");
}

/** One of a list. @throws RangeError for an empty one. */
export function one<Value>(chance: Seeded, values: readonly Value[]): Value {
  if (values.length === 0) throw new RangeError("There is nothing to choose from.");
  return values[chance.below(values.length)] as Value;
}
