import { describe, expect, it } from "vitest";
import { proof as onPglite } from "../proofs/kills-embedded.ts";
import { proof as onPostgres } from "../proofs/kills.ts";
import { shownFaults } from "../proofs/shared/shown-faults.ts";

describe("a server that is killed in the middle of bookings", () => {
  it("has each of them once after the next start, on the embedded database", async (context) => {
    expect(shownFaults(await onPglite.prove(1, () => {}), context)).toEqual([]);
  });

  it("has each of them once after the next start, on Postgres beside another node", async (context) => {
    expect(shownFaults(await onPostgres.prove(2, () => {}), context)).toEqual([]);
  });
});
