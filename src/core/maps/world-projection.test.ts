import { describe, expect, it } from "vitest";
import { MAP_HEIGHT, MAP_WIDTH, projectWorld } from "./world-projection.ts";

describe("the projection of the world", () => {
  it("has the equator at its whole width, with Greenwich in the middle", () => {
    expect(projectWorld({ latitude: 0, longitude: -180 }).x).toBeCloseTo(0, 9);
    expect(projectWorld({ latitude: 0, longitude: 0 }).x).toBeCloseTo(500, 9);
    expect(projectWorld({ latitude: 0, longitude: 90 }).x).toBeCloseTo(750, 9);
  });

  it.each([
    [30, 0.957],
    [45, 0.9006],
    [60, 0.8196],
    [75, 0.716],
  ])("draws the parallel of %s degrees as long as Patterson's table says, within the polynomial's half a hundredth", (latitude, length) => {
    const width = projectWorld({ latitude, longitude: 180 }).x - projectWorld({ latitude, longitude: -180 }).x;
    expect(Math.abs(width / MAP_WIDTH - length)).toBeLessThan(0.005);
  });

  it("is half as high as it is wide, and a little less", () => {
    expect(MAP_HEIGHT).toBeGreaterThan(420);
    expect(MAP_HEIGHT).toBeLessThan(480);
  });
});
