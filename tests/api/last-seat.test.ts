import { expect, it } from "vitest";
import { proof } from "../proofs/last-seat.ts";
import { shownFaults } from "../proofs/shared/shown-faults.ts";

it("two nodes sell each last seat once, and a form that is sent many times at once books once", async (context) => {
  expect(shownFaults(await proof.prove(4, () => {}), context)).toEqual([]);
});
