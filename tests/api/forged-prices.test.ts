import { expect, it } from "vitest";
import { proof } from "../proofs/forged-prices.ts";
import { shownFaults } from "../proofs/shared/shown-faults.ts";

it("books no forged payload at another price than ours", async (context) => {
  expect(shownFaults(await proof.prove(1_000, () => {}), context)).toEqual([]);
});
