import { describe, expect, it } from "vitest";
import { CENTER, collide, projectionOf } from "./map-layout.ts";
import { placeNames, placeRings, ringBoxes } from "./place-labels.ts";
import { type Pin, placePins, withCurrent } from "./place-pins.ts";

const wish = (id: string, x: number, y: number, amountMinor: number, label = "$100") => ({ id, spot: { x, y }, amountMinor, label });
const at = (text: string, x: number, y: number) => ({ text, spot: { x, y } });
const priced = (pins: readonly Pin<string>[]) => pins.filter(({ hasPrice }) => hasPrice).map(({ id }) => id);

describe("the pins of the map", () => {
  const wishes = [wish("dear", 100, 100, 300), wish("cheap", 110, 104, 100), wish("mean", 90, 108, 200), wish("far", 250, 100, 900)];

  it("keep the order of the list; where two would touch the dearer one hangs below, and a third gives way", () => {
    const pins = placePins(wishes);
    expect(pins.map(({ id }) => id)).toEqual(["dear", "cheap", "mean", "far"]);
    expect(priced(pins)).toEqual(["cheap", "mean", "far"]);
    expect(pins.filter(({ isBelow }) => isBelow).map(({ id }) => id)).toEqual(["mean"]);
  });

  it("do not hang or stand off the map", () => {
    const edges = [wish("top", 100, 20, 100), wish("bottom", 100, 310, 100), wish("second", 100, 312, 200)];
    expect(placePins(edges).map(({ isBelow, hasPrice }) => [isBelow, hasPrice])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });

  it("let the first of the list stand among equals", () => {
    const equals = ["first", "second", "third"].map((id) => wish(id, 100, 100, 100));
    expect(priced(placePins(equals))).toEqual(["first", "second"]);
  });

  it("give way to the hotel that somebody looks at, and come back afterwards", () => {
    const pins = placePins(wishes);
    expect(priced(withCurrent(pins, "dear"))).toEqual(["dear", "mean", "far"]);
    expect(priced(withCurrent(pins, "far"))).toEqual(["cheap", "mean", "far"]);
    expect(withCurrent(pins, null)).toBe(pins);
    expect(withCurrent(pins, "gone")).toBe(pins);
  });

  it("take more room for longer prices", () => {
    const close = [wish("a", 100, 100, 100, "$99"), wish("b", 150, 100, 200, "$99")];
    expect(priced(placePins(close))).toEqual(["a", "b"]);
    const wide = placePins(close.map((each) => ({ ...each, label: "IDR 2,345,678" })));
    expect(wide.map(({ isBelow }) => isBelow)).toEqual([false, true]);
  });

  it("never touch each other in a crowd", () => {
    const crowd = Array.from({ length: 60 }, (_, index) => wish(`h${index}`, 40 + ((index * 37) % 240), 60 + ((index * 53) % 220), index));
    const boxes = placePins(crowd).filter(({ hasPrice }) => hasPrice);
    const touching = boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => collide(a.box, b.box)));
    expect(touching).toEqual([]);
    expect(boxes.length).toBeGreaterThan(8);
  });
});

describe("the words of the map", () => {
  it("name districts where they touch no pin and no other name, the middle first", () => {
    const [pin] = placePins([wish("pin", 160, 170, 100)]);
    const taken = pin ? [pin.box] : [];
    const names = placeNames([at("Edge", 4, 160), at("Uptown", 200, 60), at("Downtown", 160, 160), at("Old Town", 200, 62)], taken);
    expect(names.map(({ text }) => text)).toEqual(["Downtown", "Old Town", "Uptown"]);
    expect(names[0]?.spot.y).not.toBe(160);
    expect(names[1]?.spot).toEqual({ x: 200, y: 62 });
    expect(Math.abs((names[2]?.spot.y ?? 0) - 62)).toBeGreaterThan(13);
  });

  it("label each ring on the ring itself, away from the pins", () => {
    const projection = projectionOf({ latitude: 0, longitude: 0 }, [], { width: 60, height: 34 });
    const [free] = placeRings(projection, [], (miles) => `${miles} mi`);
    const radius = projection.radiusOf(1);
    expect(Math.hypot((free?.spot.x ?? 0) - CENTER.x, (free?.spot.y ?? 0) - CENTER.y)).toBeCloseTo(radius, 5);
    const taken = free ? ringBoxes([free]) : [];
    const [moved] = placeRings(projection, taken, (miles) => `${miles} mi`);
    expect(moved?.spot).not.toEqual(free?.spot);
  });
});
