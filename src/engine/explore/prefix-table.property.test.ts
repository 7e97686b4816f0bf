import { array, assert, double, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { PREFIX, PREFIX_SIZE, PrefixTable, SHARE_STEPS, shareSteps } from "./prefix-table.ts";

const AIRPORTS = 10;
const prefix = record({
  numbers: array(integer(), { minLength: PREFIX_SIZE, maxLength: PREFIX_SIZE }),
  airport: integer({ min: 0, max: AIRPORTS - 1 }),
  share: double({ min: 0.5, max: 6, noNaN: true }),
});

const numbersOf = ({ numbers, airport, share }: { numbers: number[]; airport: number; share: number }): number[] =>
  numbers.with(PREFIX.airport, airport).with(PREFIX.least, shareSteps(share));

const sorted = (rows: readonly number[][]): string[] => rows.map((row) => row.join(" ")).toSorted();

describe("the table of prefixes", () => {
  it("holds for each airport what was added to it, the least shares first", () => {
    const table = new PrefixTable(AIRPORTS);
    const holds = property(array(prefix, { maxLength: 1500, size: "max" }), (prefixes) => {
      table.clear();
      for (const one of prefixes) {
        const at = table.next();
        table.added.set(numbersOf(one), at);
      }
      table.order();
      for (let airport = 0; airport < AIRPORTS; airport++) {
        const rows: number[][] = [];
        for (let row = table.start[airport] as number; row < (table.end[airport] as number); row++)
          rows.push([...table.sorted.subarray(row * PREFIX_SIZE, (row + 1) * PREFIX_SIZE)]);
        const shares = rows.map((row) => row[PREFIX.least] as number);
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
        expect(sorted(rows)).toEqual(sorted(prefixes.filter((one) => one.airport === airport).map(numbersOf)));
      }
    });
    assert(holds, { seed: 1, numRuns: 30 });
  });

  it("claims no more than a share, and little less", () => {
    const holds = property(double({ min: 0.5, max: 6, noNaN: true }), (share) => {
      const claimed = shareSteps(share) / SHARE_STEPS;
      expect(claimed).toBeLessThanOrEqual(share);
      expect(claimed).toBeGreaterThan(Math.min(share, 4) - 1e-3);
    });
    assert(holds, { seed: 1 });
  });
});
