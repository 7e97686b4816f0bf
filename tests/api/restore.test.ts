import { expect, it } from "vitest";
import { goRoundTrip } from "../proofs/restore/round-trip.ts";
import { siteOnPglite } from "../proofs/restore/sites.ts";

it("a site that is backed up, wiped and restored is the same to the last row, and goes on", async () => {
  const site = await siteOnPglite();
  expect((await goRoundTrip(site, 16).finally(site.drop)).faults).toEqual([]);
});
