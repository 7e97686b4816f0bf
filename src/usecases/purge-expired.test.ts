import { expect, it } from "vitest";
import type { Instant } from "../core/kernel/index.ts";
import type { PurgeBefore, Purged } from "./ports/purger.ts";
import { createPurgeExpired } from "./purge-expired.ts";

function purge(purged: Purged) {
  const asked: PurgeBefore[] = [];
  const said: unknown[] = [];
  const run = createPurgeExpired({
    purger: { purge: async (before) => (asked.push(before), purged) },
    clock: { now: () => "2027-03-31T12:00:00Z" as Instant },
    log: { info: (...line) => said.push(line) },
  });
  return { run, asked, said };
}

it("keeps the keys of requests for 30 days and the bodies of delivered mails for 90", async () => {
  const { run, asked, said } = purge({ requestKeys: 2, mailBodies: 1, watches: 0, stocks: 0 });
  expect(await run()).toEqual({ requestKeys: 2, mailBodies: 1, watches: 0, stocks: 0 });
  expect(asked).toEqual([
    { requests: "2027-03-01T12:00:00Z", deliveries: "2026-12-31T12:00:00Z", watchEnds: "2027-03-01T12:00:00Z", stockDays: "2027-03-28" },
  ]);
  expect(said).toHaveLength(1);
});

it("says so when watches are thrown away, which it keeps for 30 days after their end", async () => {
  const { run, said } = purge({ requestKeys: 0, mailBodies: 0, watches: 1, stocks: 0 });
  await run();
  expect(said).toHaveLength(1);
});

it("says nothing of nothing", async () => {
  const { run, said } = purge({ requestKeys: 0, mailBodies: 0, watches: 0, stocks: 0 });
  await run();
  expect(said).toEqual([]);
});
