import { expect, it } from "vitest";
import { goRoundTrip } from "../proofs/restore/round-trip.ts";
import { siteOnPglite } from "../proofs/restore/sites.ts";

/** Two starts of a server, a backup and a restore, on a machine that has other things to do. */
const PATIENT = { timeout: 240_000 };

it("a site that is backed up, wiped and restored is the same to the last row, and goes on", PATIENT, async () => {
  const site = await siteOnPglite();
  expect((await goRoundTrip(site, 16).finally(site.drop)).faults).toEqual([]);
});
