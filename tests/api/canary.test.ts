import { expect, it } from "vitest";
import { CASES } from "../proofs/canary/cases.ts";
import { proof } from "../proofs/canary.ts";

it("leaves no trace of a card in data, logs, mails and answers, in whatever way it was sent, through a crash too", async () => {
  expect((await proof.prove(CASES.length, () => {})).faults).toEqual([]);
});
