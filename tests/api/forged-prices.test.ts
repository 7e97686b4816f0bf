import { expect, it } from "vitest";
import { proof } from "../proofs/forged-prices.ts";

it("books no forged payload at another price than ours", async () => {
  expect((await proof.prove(1_000, () => {})).faults).toEqual([]);
});
