import { expect, it } from "vitest";
import { proof as calls } from "../proofs/openapi.ts";
import { proof as pages } from "../proofs/openapi-pages.ts";

it.each([
  ["calls of the API", calls, 250],
  ["pages and their forms", pages, 200],
])("hostile requests to %s are answered as described, without a fault of the server", async (_, proof, count) => {
  expect((await proof.prove(count, () => {})).faults).toEqual([]);
});
