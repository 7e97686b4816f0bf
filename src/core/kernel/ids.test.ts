import { expect, it } from "vitest";
import { bookingIdFrom } from "./ids.ts";

it("spells all forty bits of five bytes as a booking id", () => {
  expect(
    [
      [0, 0, 0, 0, 1],
      [1, 2, 3, 4, 5],
      [255, 255, 255, 255, 255],
    ].map((bytes) => bookingIdFrom(Uint8Array.from(bytes))),
  ).toEqual(["00000001", "04106105", "ZZZZZZZZ"]);
});

it("makes none of fewer or more bytes", () => {
  for (const length of [4, 6]) expect(() => bookingIdFrom(new Uint8Array(length))).toThrow(RangeError);
});
