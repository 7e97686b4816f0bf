import { expect, it } from "vitest";
import { convert } from "../../core/pricing/index.ts";
import { type CurrencyCode, type LocalDate, money } from "../../core/kernel/index.ts";
import type { LogFields } from "../../usecases/ports/log.ts";
import { ratesOrDollars } from "./rates-or-dollars.ts";

const nothing = (): void => undefined;
const TODAY = "2027-03-01" as LocalDate;

it("is logged in the specification's words when rates cannot be read, and prices stay in dollars", () => {
  const logged: LogFields[] = [];
  const log = { info: nothing, warn: nothing, error: (_: unknown, fields: LogFields = {}) => void logged.push(fields) };
  const rates = ratesOrDollars(
    () => {
      throw new Error("no such file");
    },
    TODAY,
    log,
  );
  expect(logged).toEqual([{ event: "Error fetching exchange rates:" }]);
  expect(convert(money(12_345), "EUR" as CurrencyCode, rates)).toEqual(money(12_345));
  expect(rates.asOf).toBe(TODAY);
});
