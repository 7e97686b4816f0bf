import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARRIER_COLORS } from "./carrier-colors.ts";
import { FIN_PATTERNS, finLook } from "./fin-look.ts";

const [head = "", ...rows] = readFileSync(new URL("../../../../data/airlines.csv", import.meta.url), "utf8")
  .trim()
  .split("\n");
const column = (name: string): number => head.split(",").indexOf(name);
const facts = rows.map((row) => {
  // Quoted cells may hold commas; the three columns that are read here never do.
  const cells = row.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, "")) ?? [];
  return { code: cells[column("iata")] ?? "", colour: cells[column("colour")] ?? "", tail: cells[column("tail")] ?? "" };
});
const colored = facts.filter(({ code, colour }) => code.length === 2 && /^#[\dA-F]{6}$/i.test(colour));

describe("fins", () => {
  it("carry the colors of the table of airlines, every one of them", () => {
    expect(colored.length).toBeGreaterThan(300);
    for (const { code, colour } of colored) expect([code, finLook(code).main]).toEqual([code, colour.toLowerCase()]);
    expect(CARRIER_COLORS.trim().split(/,\s*/)).toHaveLength(new Set(colored.map(({ code }) => code)).size);
  });

  it("never draw a pattern in the color of its ground", () => {
    for (const { code } of facts) expect(finLook(code).tail).not.toBe(finLook(code).main);
  });

  it("use each of the eight patterns for a fair share of airlines", () => {
    const shares = FIN_PATTERNS.map((pattern) => facts.filter(({ code }) => finLook(code).pattern === pattern).length / facts.length);
    expect(Math.min(...shares)).toBeGreaterThan(0.07);
  });

  it("exist for airlines that nobody knows", () => {
    expect(finLook("??")).toEqual(finLook("??"));
    expect(finLook("??").main).toMatch(/^#/);
  });
});
