import { expect, it } from "vitest";
import { proof } from "../proofs/origins.ts";

it("hears no post of another site, at whatever call or page", async () => {
  expect((await proof.prove(1, () => {})).faults).toEqual([]);
});
