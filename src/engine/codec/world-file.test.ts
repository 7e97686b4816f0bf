import { describe, expect, it } from "vitest";
import { randomWorld } from "../routing/proof/random-world.ts";
import { decodeTimetable, encodeWorld, WorldFileError } from "./index.ts";

const world = randomWorld({ seed: 1, region: "all", airportCount: 12, density: 0.5, flightsPerPair: 4, airlineCount: 3, friendship: 0.5 });
const bytes = encodeWorld(world);

function changed(at: number, value: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  copy[at] = value;
  return copy;
}

describe("a world file", () => {
  it("brings back every airport, airline and flight", () => {
    const timetable = decodeTimetable(bytes);
    const { flights, patterns } = timetable;
    expect(timetable).toMatchObject({ version: world.version, airports: world.airports, metros: world.metros, airlines: world.airlines });
    expect(
      world.flights.map((flight, index) => ({
        ...flight,
        from: flights.from[index],
        to: flights.to[index],
        airline: flights.airline[index],
        number: flights.number[index],
        operatedBy: flights.operatedBy[index],
        aircraft: flights.aircraft[index],
        departsAtMinute: flights.departsAtMinute[index],
        blockMinutes: flights.blockMinutes[index],
        ...patterns[flights.pattern[index] ?? -1],
      })),
    ).toEqual(world.flights);
  });

  it("keeps the code-shares of each flight apart", () => {
    const codeshares = [
      { airline: 1, number: 7001 },
      { airline: 2, number: 8001 },
    ];
    const shared = { ...world, flights: world.flights.map((flight, index) => (index === 3 ? { ...flight, codeshares } : flight)) };
    const { flights } = decodeTimetable(encodeWorld(shared));
    expect(Array.from(flights.codeshareFirst.subarray(2, 6))).toEqual([0, 0, 2, 2]);
    expect(Array.from(flights.codeshareNumber)).toEqual([7001, 8001]);
  });

  it("is the same for the same world", () => {
    expect(Buffer.compare(encodeWorld(world), bytes)).toBe(0);
  });

  it("is read from any place in memory", () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(decodeTimetable(shifted.subarray(3)).flights.number).toEqual(decodeTimetable(bytes).flights.number);
  });

  it.each([
    ["nothing", new Uint8Array(0), "no world file"],
    ["another kind of file", new TextEncoder().encode("%PDF-1.7 and a good deal more of it"), "no world file"],
    ["another format", changed(8, 9), "format 9"],
    ["a file cut short", bytes.slice(0, bytes.length - 1), "bytes instead of"],
    ["a file with something behind it", Uint8Array.of(...bytes, 0), "bytes instead of"],
    ["a changed name", changed(60, bytes[60] === 65 ? 66 : 65), "damaged"],
    ["a changed flight", changed(bytes.length - 9, 255 - (bytes.at(-9) ?? 0)), "damaged"],
  ])("refuses %s", (_, wrong, message) => {
    expect(() => decodeTimetable(wrong)).toThrow(WorldFileError);
    expect(() => decodeTimetable(wrong)).toThrow(message);
  });
});

describe("an unsound world", () => {
  const [first, second, ...others] = world.flights;
  if (first === undefined || second === undefined) throw new Error("The random world has no flights.");

  it.each([
    ["flights out of order", [second, first, ...others], "out of order"],
    [
      "two flights at one minute, the greater number first",
      [
        { ...first, number: 2 },
        { ...first, number: 1 },
      ],
      "Flight 1 is out of order",
    ],
    [
      "a later departure first",
      [
        { ...first, departsAtMinute: 700 },
        { ...first, departsAtMinute: 699 },
      ],
      "Flight 1 is out of order",
    ],
    ["an airline that is not there", [{ ...first, operatedBy: 99 }, second], "points outside"],
    ["a code-share of one that is not there", [{ ...first, codeshares: [{ airline: 99, number: 1 }] }, second], "points outside"],
    ["a flight number of none", [{ ...first, number: 0 }, second], "impossible"],
    ["a flight number of five digits", [{ ...first, number: 10_000 }, second], "impossible"],
    ["a flight of no time", [{ ...first, blockMinutes: 0 }, second], "impossible"],
    ["a flight of more than a day", [{ ...first, blockMinutes: 1441 }, second], "impossible"],
    ["a flight that goes nowhere", [{ ...first, to: first.from }, second], "impossible"],
    ["a departure after midnight", [{ ...first, departsAtMinute: 1440 }, second], "impossible"],
    ["a flight without days", [{ ...first, weekdays: 0 }, second], "impossible"],
  ])("is not written: %s", (_, flights, message) => {
    expect(() => encodeWorld({ ...world, flights })).toThrow(message);
  });

  it.each([
    [
      "a metropolitan area of an airport that is not there",
      { metros: [{ code: "XXX", city: "X", country: "US", airports: [0, 99] }] },
      "XXX",
    ],
    ["an airline whose partner is not there", { airlines: world.airlines.map((airline) => ({ ...airline, partners: [99] })) }, "partner"],
    ["more airports than a column can number", { airports: Array.from({ length: 65_536 }, () => world.airports[0]) }, "at most 65,535"],
  ])("is not written: %s", (_, part, message) => {
    expect(() => encodeWorld({ ...world, ...part } as typeof world)).toThrow(message);
  });
});
