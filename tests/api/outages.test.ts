import { describe, expect, it } from "vitest";
import { proof as fullDisk } from "../proofs/outages-disk.ts";
import { proof as lostDatabase } from "../proofs/outages.ts";
import { shownFaults } from "../proofs/shared/shown-faults.ts";

/** Side by side: both wait for most of their time. */
describe.concurrent("a server that cannot reach or write its data", () => {
  it("answers 503 in time while its database is gone, and needs no restart when it is back", async (context) => {
    expect(shownFaults(await lostDatabase.prove(1, () => {}), context)).toEqual([]);
  });

  it("leaves nothing half done on a full disk, and needs no restart when there is room", async (context) => {
    expect(shownFaults(await fullDisk.prove(1, () => {}), context)).toEqual([]);
  });
});
