import { expect, it } from "vitest";
import { SPANISH_LANDMARKS, spanishLandmark } from "../../../../src/core/hotels/spanish-landmarks.ts";
import { TYPED_LANDMARKS } from "./named-points.ts";

const landmarks = [...TYPED_LANDMARKS.values()];

it("each Spanish name of a landmark is that of one in the table, and another word than the English", () => {
  const names = new Set(landmarks.flat().map(({ name }) => name));
  expect(Object.keys(SPANISH_LANDMARKS).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.entries(SPANISH_LANDMARKS).filter(([name, spanish]) => name === spanish)).toEqual([]);
});

it("the landmarks of a city are told apart in Spanish", () => {
  for (const ofCity of landmarks) {
    const spanish = ofCity.map(({ name }) => spanishLandmark(name));
    expect(new Set(spanish).size, spanish.join(", ")).toBe(spanish.length);
  }
});
