import { expect, it } from "vitest";
import { proof } from "./itineraries.ts";

it("finds what trying every chain of flights finds, one way, there and back, by day and by place", async () => {
  expect((await proof.prove(15_000, () => {})).faults).toEqual([]);
});
