import { expect, it } from "vitest";
import { proof } from "../proofs/outages.ts";

it("answers 503 in time while its database is gone, and needs no restart when it is back", async () => {
  expect((await proof.prove(1, () => {})).faults).toEqual([]);
});
