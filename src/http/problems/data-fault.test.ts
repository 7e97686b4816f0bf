import { describe, expect, it } from "vitest";
import { isDataFault } from "./data-fault.ts";

const withCode = (code: string, message = "failed"): Error => Object.assign(new Error(message), { code });
/** As the query builder hands a driver's error on. */
const asQuery = (cause: unknown): Error => new Error("Failed query: select 1", { cause });

describe("a fault of the data", () => {
  it.each([
    "ECONNREFUSED",
    "ECONNRESET",
    "ENOSPC",
    "08006",
    "53100",
    "53300",
    "57P01",
    "57P03",
    "58030",
    "57014",
    "40001",
    "40P01",
    "55P03",
  ])("is known by its code %s, however deep it lies", (code) => {
    expect(isDataFault(withCode(code))).toBe(true);
    expect(isDataFault(asQuery(asQuery(withCode(code))))).toBe(true);
  });

  it.each([
    "Connection terminated unexpectedly",
    "timeout exceeded when trying to connect",
    "Query read timeout",
    "The database thread has ended.",
    'could not extend file "base/5/16384": No space left on device',
  ])("is known by the driver's words: %s", (words) => {
    expect(isDataFault(asQuery(new Error(words)))).toBe(true);
  });

  it("is known when each of a host's addresses refused", () => {
    expect(isDataFault(asQuery(new AggregateError([withCode("ECONNREFUSED")], "")))).toBe(true);
  });

  it.each([withCode("23505"), withCode("42601"), withCode("ERR_ASSERTION"), new TypeError("x is not a function"), "ECONNREFUSED", null])(
    "is not %s",
    (fault) => {
      expect(isDataFault(asQuery(fault))).toBe(false);
      expect(isDataFault(fault)).toBe(false);
    },
  );

  it("is looked for in a chain that turns in a circle only so far", () => {
    const error = new Error("a");
    error.cause = asQuery(error);
    expect(isDataFault(error)).toBe(false);
  });
});
