import { expect, it } from "vitest";
import { sampleBound } from "../../../tests/support/sample-offers.ts";
import { layoversOf } from "./layovers.ts";

/** New York to Boston, a wait, and on to London: the wait borders on a flight abroad. */
const abroad = (departs: string) =>
  sampleBound("B61 JFK 2027-03-12T08:00 BOS 2027-03-12T09:00", `B62 BOS 2027-03-12T${departs} LHR 2027-03-12T22:00`);
const lengthOf = (departs: string) => layoversOf(abroad(departs)).map(({ minutes, length }) => [minutes, length]);

it("calls a layover tight under 90 minutes and long from five hours on", () => {
  expect([lengthOf("10:29"), lengthOf("10:30"), lengthOf("13:59"), lengthOf("14:00")]).toEqual([
    [[89, "tight"]],
    [[90, "usual"]],
    [[299, "usual"]],
    [[300, "long"]],
  ]);
});

/** Back home from Boston at a time. */
const domestic = (time: string) =>
  layoversOf(sampleBound("B61 JFK 2027-03-12T08:00 BOS 2027-03-12T09:00", `B62 BOS 2027-03-12T${time} JFK 2027-03-12T12:00`))[0]?.length;

it("allows a domestic one an hour", () => {
  expect([domestic("09:59"), domestic("10:00")]).toEqual(["tight", "usual"]);
});

it("says where one goes on from another airport, and when it takes the night", () => {
  const [first, second] = layoversOf(
    sampleBound(
      "B61 JFK 2027-03-12T08:00 BOS 2027-03-12T09:00",
      "B62 JFK 2027-03-12T12:00 LHR 2027-03-12T23:00",
      "EI2 LHR 2027-03-13T07:00 DUB 2027-03-13T08:20",
    ),
  );
  expect([first?.airport.code, first?.leavesFrom?.code, first?.isNight]).toEqual(["BOS", "JFK", false]);
  expect([second?.airport.code, second?.leavesFrom, second?.isNight]).toEqual(["LHR", null, true]);
});

it("finds none in a nonstop", () => {
  expect(layoversOf(sampleBound("B67 JFK 2027-03-12T21:10 LHR 2027-03-13T08:20"))).toEqual([]);
});
