import { expect, it } from "vitest";
import { COUNTERS, fits, type Guests, isSameGuests } from "./guests.ts";

const FAMILY: Guests = { adults: 2, children: 1, infants: 1, rooms: 1 };

it("guests are the same where no number of theirs is another: who asks for two rooms is not sold one", () => {
  expect(isSameGuests(FAMILY, { ...FAMILY })).toBe(true);
  for (const counter of COUNTERS) expect(isSameGuests(FAMILY, { ...FAMILY, [counter]: FAMILY[counter] + 1 })).toBe(false);
});

it.each([
  [{ adults: 4, children: 2, rooms: 2 }, true],
  [{ adults: 5, children: 0, rooms: 2 }, false],
  [{ adults: 4, children: 3, rooms: 2 }, false],
  [{ adults: 2, children: 1, rooms: 3 }, false],
  [{ adults: 3, children: 0, rooms: 3 }, true],
])("%o fit into rooms for two adults and a child, each room with an adult in it: %s", (guests, expected) => {
  expect(fits({ ...guests, infants: 2 }, { maxAdults: 2, maxGuests: 3 })).toBe(expected);
});
