import { expect, it } from "vitest";
import { proof } from "../proofs/origins.ts";
import { shownFaults } from "../proofs/shared/shown-faults.ts";

it("hears no post of another site, at whatever call or page", async (context) => {
  expect(shownFaults(await proof.prove(1, () => {}), context)).toEqual([]);
});
