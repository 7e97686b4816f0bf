import { expect, it } from "vitest";
import { proof } from "../proofs/last-seat.ts";

it("two nodes sell each last seat once, and a form that is sent many times at once books once", async () => {
  expect((await proof.prove(4, () => {})).faults).toEqual([]);
});
