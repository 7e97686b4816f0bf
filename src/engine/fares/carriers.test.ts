import { describe, expect, it } from "vitest";
import type { WorldAirline } from "../timetable/world.ts";
import { carrierFactor, centsOff, leastCarrierFactor } from "./carriers.ts";

const airline = (code: string, model: WorldAirline["model"]) => ({ code, model });

describe("what an airline charges against the reference", () => {
  it.each([
    ["a network airline", airline("XX", "network"), [1, 1, 1]],
    ["one for which people pay more", airline("SQ", "network"), [1.05, 1.05, 1.05]],
    ["a low-cost airline, less the nearer", airline("XX", "lowcost"), [0.72, 0.74, 0.82]],
    ["one that sells the bare seat", airline("FR", "lowcost"), [0.648, 0.666, 0.738]],
    ["one that sells as much as others do", airline("B6", "lowcost"), [0.8208, 0.8436, 0.9348]],
    ["a leisure airline", airline("XX", "leisure"), [0.84, 0.8467, 0.86]],
    ["a regional airline", airline("XX", "regional"), [1.05, 1.05, 1.05]],
  ])("%s", (_, carrier, factors) => {
    const found = [0, 2000, 6000].map((km) => carrierFactor(carrier, km));
    for (const [place, factor] of factors.entries()) expect(found[place]).toBeCloseTo(factor, 4);
    expect(leastCarrierFactor(carrier)).toBe(Math.min(...found));
  });

  it("ends on .99 where a low-cost airline sells, and nowhere else", () => {
    expect((["network", "lowcost", "leisure", "regional"] as const).map(centsOff)).toEqual([0, 1, 0, 0]);
  });
});
