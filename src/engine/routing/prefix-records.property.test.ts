import { array, assert, double, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { type Prefix, PrefixRecords } from "./prefix-records.ts";

const whole = integer({ min: 0, max: 60_000 });
const prefix = record({
  before: whole,
  after: whole,
  first: whole,
  middle: whole,
  stop: integer({ min: 0, max: 9 }),
  airlineBefore: whole,
  airlineAfter: whole,
  longest: whole,
  plate: whole,
  longestKm: whole,
  km: whole,
  landsFrom: integer(),
  landsTo: integer(),
  share: double({ min: 0.5, max: 6, noNaN: true }),
});

const read = (records: PrefixRecords, stop: number, entry: number): Omit<Prefix, "share"> => ({
  before: records.before(entry),
  after: records.after(entry),
  first: records.first(entry),
  middle: records.middle(entry),
  stop,
  airlineBefore: records.airlineBefore(entry),
  airlineAfter: records.airlineAfter(entry),
  longest: records.longest(entry),
  plate: records.plate(entry),
  longestKm: records.longestKm(entry),
  km: records.km(entry),
  landsFrom: records.landsFrom(entry),
  landsTo: records.landsTo(entry),
});

describe("records of prefixes", () => {
  it("hold under each stop what leads there, cheapest first, and claim no more than its share", () => {
    const records = new PrefixRecords(10);
    const holds = property(array(prefix, { maxLength: 600, size: "max" }), (prefixes) => {
      records.clear();
      for (const one of prefixes) records.add(one);
      records.sort();
      for (let stop = 0; stop < 10; stop++) {
        const entries = [...records.order.subarray(records.start[stop], records.end[stop])];
        const shares = entries.map((entry) => records.share(entry));
        const expected = prefixes.filter((one) => one.stop === stop);
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
        expect(entries.map((entry) => prefixes[entry]).toSorted(byIdentity)).toEqual(expected.toSorted(byIdentity));
        for (const entry of entries) {
          const { share, ...rest } = prefixes[entry] as Prefix;
          expect(read(records, stop, entry)).toEqual(rest);
          expect(records.share(entry)).toBeLessThanOrEqual(share);
          expect(records.share(entry)).toBeGreaterThan(Math.min(share, 4) - 1e-4);
        }
      }
    });
    assert(holds, { seed: 1, numRuns: 30 });
  });
});

const byIdentity = (a: Prefix | undefined, b: Prefix | undefined): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
