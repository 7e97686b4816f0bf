import { describe, expect, it } from "vitest";
import { AIRLINES, type AirlineFact } from "../facts/airlines.ts";
import { homeCountries, mayFly } from "./rights.ts";

function getAirline(code: string): AirlineFact {
  const airline = AIRLINES.find((candidate) => candidate.code === code);
  if (airline === undefined) throw new Error(`no airline ${code}`);
  return airline;
}

describe("the rights of the air", () => {
  it.each([
    ["BA", "GB", "US", true],
    ["BA", "FR", "US", false],
    ["BA", "US", "US", false],
    ["AF", "FR", "GP", true],
    ["AF", "DE", "ES", true],
    ["TX", "GP", "FR", true],
    ["AA", "PR", "US", true],
    ["LA", "BR", "BR", true],
    ["LA", "PE", "US", true],
    ["FR", "IT", "MA", true],
    ["FR", "MA", "JO", false],
    ["W6", "AL", "IT", true],
    ["QF", "NZ", "NZ", true],
    ["G4", "US", "MX", false],
    ["G4", "US", "US", true],
    ["SU", "RU", "DE", false],
    ["LH", "DE", "RU", false],
    ["TK", "TR", "RU", true],
    // Nor where they are closed to one another: the first of each pair flew in the timetable.
    ["LY", "IL", "IR", false],
    ["LY", "IL", "GR", true],
    ["6E", "IN", "PK", false],
    ["KE", "KR", "KP", false],
    ["B2", "BY", "FR", false],
    ["B2", "BY", "RU", true],
    ["AT", "MA", "DZ", false],
    ["TK", "TR", "UA", false],
  ])("let %s fly %s-%s: %s", (code, from, to, allowed) => {
    const airline = getAirline(code);
    expect(mayFly(airline, homeCountries(airline), from, to)).toBe(allowed);
  });
});
