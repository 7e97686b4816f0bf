import { describe, expect, it } from "vitest";
import { CENTER as MIDDLE, collide, isOnMap, MAP_SIZE, projectionOf, RINGS } from "./map-layout.ts";

const CENTER = { latitude: 47.6062, longitude: -122.3321 };
const PIN = { width: 60, height: 34 };
/** The tightest edge is the one at the side: half of the map less half a pin, and a gap. */
const EDGE = 128;
/** Miles east and north of the center. */
const at = (east: number, north: number) => ({
  latitude: CENTER.latitude + north / 69.17,
  longitude: CENTER.longitude + east / (69.17 * Math.cos((CENTER.latitude * Math.PI) / 180)),
});
const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y);

describe("the projection of the map", () => {
  it("puts the center in the middle, north up and east to the right", () => {
    const { spotOf } = projectionOf(CENTER, [], PIN);
    expect(spotOf(CENTER)).toEqual(MIDDLE);
    const [north, east] = [spotOf(at(0, 2)), spotOf(at(2, 0))];
    expect(north.x).toBeCloseTo(MIDDLE.x, 5);
    expect(north.y).toBeLessThan(MIDDLE.y);
    expect(east.y).toBeCloseTo(MIDDLE.y, 5);
    expect(east.x).toBeGreaterThan(MIDDLE.x);
  });

  it("keeps the direction, and a hotel on the ring of its distance", () => {
    const { spotOf, radiusOf } = projectionOf(CENTER, [], PIN);
    const spot = spotOf(at(-1.8, 2.4));
    expect((spot.x - MIDDLE.x) / (spot.y - MIDDLE.y)).toBeCloseTo(1.8 / 2.4, 2);
    expect(distance(spot)).toBeCloseTo(radiusOf(3), 1);
  });

  it("has every ring inside the margin, farther ones outside of nearer ones", () => {
    const { radiusOf } = projectionOf(CENTER, [], PIN);
    const radii = RINGS.map(radiusOf);
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
    expect(radii.at(-1)).toBeLessThan(EDGE);
    expect(radii[0]).toBeGreaterThan(40);
  });

  it("reaches as far as the hotels, and sets the few beyond on its edge in their direction", () => {
    const near = Array.from({ length: 19 }, (_, index) => at(0, 1 + index / 3));
    const far = at(20, 20);
    const { spotOf, radiusOf } = projectionOf(CENTER, [...near, far], PIN);
    expect(distance(spotOf(near[18] ?? CENTER))).toBeCloseTo(EDGE, 5);
    expect(distance(spotOf(far))).toBeCloseTo(EDGE, 5);
    expect(spotOf(far).x - MIDDLE.x).toBeCloseTo(MIDDLE.y - spotOf(far).y, 0);
    expect(radiusOf(5)).toBeLessThan(EDGE);
  });

  it("does not tear a town on the date line apart", () => {
    const edge = { latitude: -16.8, longitude: 179.99 };
    const { x } = projectionOf(edge, [], PIN).spotOf({ latitude: -16.8, longitude: -179.99 });
    expect(x).toBeGreaterThan(MIDDLE.x);
    expect(x).toBeLessThan(MAP_SIZE);
  });
});

describe("boxes", () => {
  const box = { left: 10, top: 10, right: 20, bottom: 20 };
  it("collide when they come closer than two units", () => {
    expect(collide(box, { left: 21, top: 10, right: 30, bottom: 20 })).toBe(true);
    expect(collide(box, { left: 23, top: 10, right: 30, bottom: 20 })).toBe(false);
    expect(collide(box, { left: 10, top: 23, right: 20, bottom: 30 })).toBe(false);
  });
  it("are on the map or not", () => {
    expect(isOnMap(box)).toBe(true);
    expect(isOnMap({ ...box, left: -1 })).toBe(false);
    expect(isOnMap({ ...box, bottom: MAP_SIZE + 1 })).toBe(false);
  });
});
