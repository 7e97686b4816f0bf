import { describe, expect, it } from "vitest";
import { AIRLINES } from "../facts/airlines.ts";
import { SELLERS, ticketPartners } from "./partner-relations.ts";
import { getAirline } from "./testing/routes.ts";

const sellersOf = (code: string): readonly string[] => (SELLERS.get(code) ?? []).map(({ airline }) => airline.code);

describe("who sells an airline's flights", () => {
  it("is the closest first, of as close ones the biggest", () => {
    expect(sellersOf("AA").slice(0, 2)).toEqual(["BA", "JL"]);
    expect(sellersOf("AA").indexOf("EI")).toBeLessThan(sellersOf("AA").indexOf("CX"));
  });

  it("is both of two that sell each other's, whichever of them the table names first", () => {
    expect(sellersOf("AA")).toContain("BA");
    expect(sellersOf("BA")).toContain("AA");
  });

  it("is no regional operator, and none that flies no more", () => {
    expect(sellersOf("AA")).not.toContain("OO");
    expect(sellersOf("OO")).toEqual([]);
    const idle = new Set(AIRLINES.filter(({ dailyDepartures }) => dailyDepartures === 0).map(({ code }) => code));
    expect(AIRLINES.flatMap(({ code }) => sellersOf(code)).filter((code) => idle.has(code))).toEqual([]);
  });
});

it("those that may share a ticket are code-share partners both ways, and the alliance", () => {
  expect([...ticketPartners(getAirline("FZ"))].toSorted()).toEqual(["EK", "UA"]);
  expect(ticketPartners(getAirline("AA"))).toContain("OO");
  expect(ticketPartners(getAirline("OO"))).toContain("AA");
  expect(ticketPartners(getAirline("AY"))).toContain("RJ"); // of oneworld both
  expect(ticketPartners(getAirline("AA"))).not.toContain("AA");
});
