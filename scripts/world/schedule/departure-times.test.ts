import { describe, expect, it } from "vitest";
import { SLOTS } from "./day-slots.ts";
import { drawReturn, minuteInSlot, spreadDepartures, spreadOrder } from "./departure-times.ts";

const openFrom = (first: number, end: number): Float64Array =>
  Float64Array.from({ length: SLOTS }, (_, slot) => (slot >= first && slot < end ? 1 : 0));

describe("departures", () => {
  it("spread evenly over the hours that are open", () => {
    expect(spreadDepartures(openFrom(72, 252), 6, 0.5)).toEqual([87, 117, 147, 177, 207, 237]);
  });

  it("never share a slot nor fall where nothing may leave, however many there are", () => {
    const slots = spreadDepartures(openFrom(100, 140), 40, 0.9);
    expect(slots).toEqual(Array.from({ length: 40 }, (_, index) => 100 + index));
    expect(() => spreadDepartures(openFrom(100, 140), 41, 0.9)).toThrow("No slot");
  });
});

describe("the way back", () => {
  const daytime = openFrom(72, 252);
  const turn = { leastMinutes: 40, patienceMinutes: 60 };

  it("leaves after the turnaround, mostly soon", () => {
    for (const chance of [0, 0.25, 0.5, 0.75]) {
      const wait = drawReturn(daytime, 600, turn, chance);
      expect(wait).toBeGreaterThanOrEqual(40);
      expect(wait).toBeLessThan(140);
    }
  });

  it("stays the night when the day is over", () => {
    const wait = drawReturn(daytime, 1300, turn, 0.5);
    expect((1300 + wait) % 1440).toBeGreaterThanOrEqual(360);
    expect(1300 + wait).toBeGreaterThan(1440);
  });

  it("counts from any day's arrival", () => {
    expect(drawReturn(daytime, 600 + 2 * 1440, turn, 0.5)).toBe(drawReturn(daytime, 600, turn, 0.5));
    expect(drawReturn(daytime, 600 - 1440, turn, 0.5)).toBe(drawReturn(daytime, 600, turn, 0.5));
  });

  it("fails where nothing may ever leave", () => {
    expect(() => drawReturn(new Float64Array(SLOTS), 600, turn, 0.5)).toThrow("No slot");
  });
});

describe("the order of flights", () => {
  it("begins spread out and holds each once", () => {
    expect(spreadOrder(8)).toEqual([0, 4, 2, 6, 1, 5, 3, 7]);
    expect([...spreadOrder(13)].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, index) => index));
  });
});

describe("the minute in a slot", () => {
  it("stays on the five minutes ahead of a forbidden slot", () => {
    expect(minuteInSlot(openFrom(72, 100), 99, 0.999)).toBe(495);
    expect(minuteInSlot(openFrom(72, 101), 99, 0.999)).toBe(499);
  });
});
