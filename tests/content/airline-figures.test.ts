import { describe, expect, it } from "vitest";
import { localeOf } from "../../src/web/i18n/addresses.ts";
import { filledPages } from "../support/written-routes.ts";

const AIRLINES = filledPages("airline");

/** The rows of an airline's table of bags, and its check-in times, each as one line, in the language of an edition. */
const linesOf = (code: string, locale: "en" | "es"): readonly string[] =>
  AIRLINES.filter((page) => page.code === code && localeOf(page.path) === locale).flatMap(({ baggage, checkIn }) => [
    ...baggage.table.rows.map((row) => row.join(": ").replaceAll("\u00a0", " ")),
    ...checkIn.times.map(({ name, text }) => `${name}: ${text}`),
  ]);

describe("the figures of airlines in the specification", () => {
  it.each<[airline: string, code: string, what: string, en: RegExp, es: RegExp]>([
    ["Aeromexico", "AM", "a carry-on of 12 kg", /^Carry-on: 12 kg/, /^Equipaje de mano: 12 kg/],
    ["Aeromexico", "AM", "a checked bag of 23 kg", /^Checked, .*economy.*: 23 kg/, /^Documentado, .*económicas: 23 kg/],
    ["Aeromexico", "AM", "or of 32 kg", /^Checked, Premier: 32 kg/, /^Documentado, Premier: 32 kg/],
    ["American", "AA", "one free checked bag of 23 kg", /^One free checked bag, 23 kg/, /^Una maleta gratis de 23 kg/],
    ["American", "AA", "$25 to $200 for an extra bag", /^Extra bags: \$25 to \$200/, /^Maletas adicionales: De 25 a 200 dólares/],
    ["American", "AA", "$100 to $350 for excess", /^Excess.*: \$100 to \$350/, /^Exceso.*: De 100 a 350 dólares/],
    ["Spirit", "NK", "check-in 2 hours before", /^Domestic flights: Check-in 2 hours before/, /^Vuelos nacionales: Check-in 2 horas antes/],
    ["Spirit", "NK", "or 3 hours", /^International flights: Check-in 3 hours/, /^Vuelos internacionales: Check-in 3 horas antes/],
    ["Lufthansa", "LH", "online check-in from 23 hours before", /^Online: From 23 hours before/, /^En línea: Desde 23 horas antes/],
  ])("of %s (%s): %s", (_, code, _what, english, spanish) => {
    expect(linesOf(code, "en").filter((line) => english.test(line))).toHaveLength(1);
    expect(linesOf(code, "es").filter((line) => spanish.test(line))).toHaveLength(1);
  });

  it.each(["en", "es"] as const)("of online check-in: most from 24 hours before, some from 30 or 48, one from 23 (%s)", (locale) => {
    const codes = [...new Set(AIRLINES.map(({ code }) => code))];
    const hours = codes.map((code) => {
      const online = linesOf(code, locale).filter((line) => /^(Online|En línea|Check-in en línea)/.test(line));
      return new Set(online.flatMap((line) => [...line.matchAll(/(\d+) (?:hours|horas)/g)].map(([, hour]) => Number(hour))));
    });
    const count = (hour: number): number => hours.filter((of) => of.has(hour)).length;
    expect(hours.filter((of) => of.size === 0)).toEqual([]);
    expect(count(24)).toBeGreaterThan(codes.length / 2);
    expect([count(30), count(48), count(23)]).toEqual([3, 6, 1]);
  });
});
