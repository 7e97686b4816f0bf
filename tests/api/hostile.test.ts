import { expect, it } from "vitest";
import { proof as calls } from "../proofs/openapi.ts";
import { proof as pages } from "../proofs/openapi-pages.ts";
import { shownFaults } from "../proofs/shared/shown-faults.ts";

it.for([
  ["calls of the API", calls, 250],
  ["pages and their forms", pages, 200],
] as const)("hostile requests to %s are answered as described, without a fault of the server", async ([, proof, count], context) => {
  expect(shownFaults(await proof.prove(count, () => {}), context)).toEqual([]);
});
