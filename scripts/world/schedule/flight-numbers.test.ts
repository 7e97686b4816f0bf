import { describe, expect, it } from "vitest";
import { NumberBook } from "./flight-numbers.ts";

describe("a number book", () => {
  it("gives pairs from each block, even numbers eastward", () => {
    const book = new NumberBook();
    expect(book.take("trunk")).toEqual({ eastOrNorthbound: 2, westOrSouthbound: 1 });
    expect(book.take("other")).toEqual({ eastOrNorthbound: 1002, westOrSouthbound: 1001 });
    expect(book.take("regional")).toEqual({ eastOrNorthbound: 3002, westOrSouthbound: 3001 });
    expect(book.take("partner")).toEqual({ eastOrNorthbound: 5002, westOrSouthbound: 5001 });
    expect(book.take("trunk")).toEqual({ eastOrNorthbound: 4, westOrSouthbound: 3 });
  });

  it("runs over into free numbers, gives none twice, and then has none left", () => {
    const book = new NumberBook();
    const numbers = new Set<number>();
    for (let pair = 0; pair < 4999; pair++) {
      const given = book.take(pair % 3 === 0 ? "regional" : "partner");
      if (given) numbers.add(given.eastOrNorthbound).add(given.westOrSouthbound);
    }
    expect(numbers.size).toBe(9998);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([1, 9998]);
    expect(book.take("trunk")).toBeNull();
  });
});
