import { describe, expect, it } from "vitest";
import { proof as onPglite } from "../proofs/kills-embedded.ts";
import { proof as onPostgres } from "../proofs/kills.ts";

describe("a server that is killed in the middle of bookings", () => {
  it("has each of them once after the next start, on the embedded database", async () => {
    expect((await onPglite.prove(1, () => {})).faults).toEqual([]);
  });

  it("has each of them once after the next start, on Postgres beside another node", async () => {
    expect((await onPostgres.prove(2, () => {})).faults).toEqual([]);
  });
});
