import { describe, expect, it } from "vitest";
import { BOOKING_STATES, canMove, isUnsettled, ROAD_TO_CONFIRMED, roadBetween } from "./states.ts";

describe("the states of a booking", () => {
  it("allow the moves of the table and no other", () => {
    const moves = BOOKING_STATES.flatMap((from) => BOOKING_STATES.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`));
    expect(moves).toEqual([
      "quoted > held",
      "quoted > expired",
      "held > authorised",
      "held > failed",
      "held > expired",
      "authorised > captured",
      "authorised > released",
      "captured > confirmed",
    ]);
  });

  it("name the three in which money may be moving", () => {
    expect(BOOKING_STATES.filter(isUnsettled)).toEqual(["held", "authorised", "captured"]);
  });

  it("lead from anywhere on the road to its end by allowed moves", () => {
    for (const from of ROAD_TO_CONFIRMED) {
      const road = [from, ...roadBetween(from, "confirmed")];
      expect(road.slice(1).every((to, index) => canMove(road[index] ?? from, to))).toBe(true);
      expect(road.at(-1)).toBe("confirmed");
    }
    expect(roadBetween("held", "authorised")).toEqual(["authorised"]);
    expect(roadBetween("captured", "held")).toEqual([]);
    expect(roadBetween("failed", "confirmed")).toEqual([]);
  });
});
