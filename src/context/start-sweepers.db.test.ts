import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { createEnquiryStore } from "../adapters/db/enquiry-store.ts";
import { createOutbox } from "../adapters/db/outbox.ts";
import { idempotencyKeys, outboxMails } from "../adapters/db/schema/index.ts";
import { secondsAfter } from "../core/kernel/index.ts";
import { readSettings } from "../settings/settings.ts";
import { enquiryClaim, enquiryOf, mailOf } from "../usecases/testing/sample-enquiry.ts";
import { NOW } from "../usecases/testing/sample-trip.ts";
import { openData } from "./open-data.ts";
import { startSweepers } from "./start-sweepers.ts";

/** When whatever is first done some time after the start has been begun. */
const STARTED_MS = 60_000;
const A_YEAR = 365 * 86_400;

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "farewind-sweepers-"));
  cpSync(inject("emptyDatabase"), home, { recursive: true });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(home, { recursive: true });
});

it("a server sends what waits, looks for unfinished bookings, watched prices and new rates, and throws away what is old", async () => {
  const settings = readSettings({ DATA_DIR: home });
  const faults: unknown[] = [];
  const begun: string[] = [];
  const data = await openData(settings, { error: (fault) => faults.push(fault) });
  const enquiries = createEnquiryStore(data.database);
  for (const number of [1, 2]) await enquiries.add(enquiryOf(number), mailOf(number), enquiryClaim(`key ${number}`));
  await createOutbox(data.database).markSent(mailOf(1).id, NOW);

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const clock = { now: () => secondsAfter(NOW, A_YEAR) };
  const noting = (name: string) => async () => void begun.push(name);
  const sweepers = startSweepers(settings, {
    data: { ...data, store: { ...data.store, listWorking: async () => (begun.push("bookings"), []) } },
    rates: { refresh: noting("rates"), bring: noting("never") },
    clock,
    log: { error: (fault: unknown) => void faults.push(fault), info: () => undefined },
    watchParts: { clock, watches: { takeDue: async () => (begun.push("watches"), null) } },
    isStopped: () => false,
  } as unknown as Parameters<typeof startSweepers>[1]);
  vi.advanceTimersByTime(STARTED_MS);
  vi.useRealTimers();
  await sweepers.stop();

  expect([begun.toSorted(), faults]).toEqual([["bookings", "rates", "watches"], []]);
  expect(readdirSync(join(home, "outbox"))).toHaveLength(1);
  expect(await data.database.queries.select().from(idempotencyKeys)).toEqual([]);
  const mails = await data.database.queries.select().from(outboxMails);
  expect(mails.filter(({ id }) => id === mailOf(1).id)).toMatchObject([{ body: "" }]);
  await data.database.close();
});
