import { expect, it } from "vitest";
import { seatCount } from "./party.ts";

it.each([
  [{ adults: 2, children: 1, infants: 0 }, 3],
  [{ adults: 2, children: 1, infants: 2 }, 3],
  [{ adults: 1, children: 0, infants: 2 }, 2],
  [{ adults: 1, children: 3, infants: 1 }, 4],
])("gives everybody in %j a seat but an infant on each adult's lap: %i", (party, seats) => {
  expect(seatCount(party)).toBe(seats);
});
