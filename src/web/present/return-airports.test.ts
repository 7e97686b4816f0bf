import { expect, it } from "vitest";
import { sampleBound, sampleOffer } from "../../../tests/support/sample-offers.ts";
import { en } from "../i18n/en/index.ts";
import { otherReturn } from "./return-airports.ts";

const out = sampleBound("B67 JFK 2027-03-12T21:10 LHR 2027-03-13T08:20");
const tripWith = (back: string | null) => sampleOffer("trip", 486, out, back === null ? null : sampleBound(back));

it.each([
  ["B620 LHR 2027-03-19T08:25 JFK 2027-03-19T12:35", null],
  [null, null],
  ["B620 DUB 2027-03-19T08:25 JFK 2027-03-19T12:35", { from: "DUB", to: null }],
  ["B620 LHR 2027-03-19T08:25 BOS 2027-03-19T12:35", { from: null, to: "BOS" }],
  ["B620 DUB 2027-03-19T08:25 BOS 2027-03-19T12:35", { from: "DUB", to: "BOS" }],
])("out JFK to LHR, back %s: %j", (back, expected) => {
  expect(otherReturn(tripWith(back))).toEqual(expected);
});

it("is said in words", () => {
  const { returns } = en.results.notes;
  expect([returns("LGW", null), returns(null, "EWR"), returns("LGW", "EWR")]).toEqual([
    "Returns from LGW",
    "Returns to EWR",
    "Returns from LGW to EWR",
  ]);
});
