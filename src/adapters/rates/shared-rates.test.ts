import { describe, expect, it } from "vitest";
import { type Instant, type LocalDate, secondsAfter, USD } from "../../core/kernel/index.ts";
import type { RateTable } from "../../core/pricing/index.ts";
import type { RateTables } from "../../usecases/ports/rate-tables.ts";
import { createMemoryRateTables } from "../../usecases/testing/memory-rate-tables.ts";
import { openSharedRates } from "./shared-rates.ts";

const NOW = "2027-03-01T12:00:30Z" as Instant;
const tableOf = (day: string, eur: number): RateTable => ({
  base: USD,
  perUsd: { USD: 1, EUR: eur },
  asOf: day as LocalDate,
  source: "test",
});
const [MONDAY, TUESDAY] = [tableOf("2027-03-01", 0.8), tableOf("2027-03-02", 0.9)];
const DOLLARS: RateTable = { base: USD, perUsd: { USD: 1 }, asOf: "2027-03-09" as LocalDate, source: "none" };

/** Nodes that share one set of tables and one clock. */
function fleet(tables: RateTables = createMemoryRateTables()) {
  let now = NOW;
  return {
    tables,
    pass: (seconds: number) => {
      now = secondsAfter(now, seconds);
    },
    start: (own: RateTable) => openSharedRates({ own, tables, clock: { now: () => now } }),
  };
}

describe("the rates that all nodes share", () => {
  it("are those of the first node from the beginning on", async () => {
    const node = await fleet().start(MONDAY);
    expect(node.current()).toEqual(MONDAY);
    expect(node.at("2020-01-01T00:00:00Z" as Instant)).toEqual(MONDAY);
  });

  it("hold for an offer as long as it lives, though the server starts again with newer ones", async () => {
    const { start, pass } = fleet();
    const before = await start(MONDAY);
    const after = await start(TUESDAY);
    pass(600);
    await before.refresh();
    for (const node of [before, after]) expect([node.at(NOW), node.current()]).toEqual([MONDAY, TUESDAY]);
  });

  it("change at the same moment on a node that heard of it in time and on the one that brought it", async () => {
    const { start, pass } = fleet();
    const [old, brought] = [await start(MONDAY), await start(TUESDAY)];
    pass(45);
    await old.refresh();
    for (const [seconds, rates] of [
      [0, MONDAY],
      [44, MONDAY],
      [1, TUESDAY],
    ] as const) {
      pass(seconds);
      expect([old.current(), brought.current()]).toEqual([rates, rates]);
    }
  });

  it("are not turned back by a node of the last release", async () => {
    const { start, pass, tables } = fleet();
    await start(TUESDAY);
    const node = await start(MONDAY);
    pass(600);
    await node.refresh();
    expect(node.current()).toEqual(TUESDAY);
    expect(await tables.list()).toHaveLength(1);
  });

  it("are replaced by others of the same day at a start, and the first node's do not come back", async () => {
    const { start, pass } = fleet();
    const [first, mended] = [await start(MONDAY), await start(tableOf("2027-03-01", 0.81))];
    pass(600);
    await first.refresh();
    expect([first.current(), mended.current()]).toEqual([tableOf("2027-03-01", 0.81), tableOf("2027-03-01", 0.81)]);
  });

  it.each<[string, RateTable]>([
    ["are of a later day", { ...MONDAY, asOf: TUESDAY.asOf }],
    ["have one currency more", { ...MONDAY, perUsd: { ...MONDAY.perUsd, GBP: 0.7 } }],
    ["have one currency less", { ...MONDAY, perUsd: { USD: 1, GBP: 0.7 } }],
    ["come from another source", { ...MONDAY, source: "another" }],
  ])("are replaced at a start by others that %s", async (_, others) => {
    const { start, pass } = fleet();
    await start(MONDAY);
    const node = await start(others);
    pass(120);
    expect(node.current()).toEqual(others);
  });

  it("are not turned back and forth by two releases whose tables are of one day, however often and late they start again", async () => {
    const { start, pass, tables } = fleet();
    const mended = tableOf("2027-03-01", 0.81);
    const [first, second] = [await start(MONDAY), await start(mended)];
    for (let day = 0; day < 3; day++) {
      pass(25 * 3600);
      for (const node of [first, second, await start(MONDAY), await start(mended)]) {
        await node.refresh();
        expect(node.current()).toEqual(mended);
      }
    }
    expect(await tables.list()).toHaveLength(2);
  });

  it("are announced again when the table of an earlier day has taken their moment", async () => {
    const shared = createMemoryRateTables();
    let isBeaten = false;
    const add: RateTables["add"] = async (table) => {
      if (!isBeaten) await shared.add({ ...table, rates: MONDAY });
      isBeaten = true;
      await shared.add(table);
    };
    const { start, pass } = fleet({ ...shared, add });
    const node = await start(TUESDAY);
    expect(node.current()).toEqual(MONDAY);
    await node.refresh();
    pass(600);
    expect(node.current()).toEqual(TUESDAY);
  });

  it("are brought while nodes run, and change at the same moment on all that heard of them", async () => {
    const { start, pass, tables } = fleet();
    const [asked, other] = [await start(MONDAY), await start(MONDAY)];
    await asked.bring(TUESDAY);
    await other.refresh();
    // Its own answer to the same question comes a little later.
    await other.bring(tableOf("2027-03-02", 0.91));
    expect([asked.current(), other.current()]).toEqual([MONDAY, MONDAY]);
    pass(120);
    expect([asked.current(), other.current()]).toEqual([TUESDAY, TUESDAY]);
    expect(await tables.list()).toHaveLength(2);
  });

  it("are not turned back by a service of an earlier day, nor by one of the same", async () => {
    const { start, pass, tables } = fleet();
    const node = await start(TUESDAY);
    for (const table of [MONDAY, tableOf("2027-03-02", 0.5), DOLLARS]) await node.bring(table);
    pass(600);
    expect(node.current()).toEqual(TUESDAY);
    expect(await tables.list()).toHaveLength(1);
  });

  it("that were brought are announced again when the table of an earlier day has taken their moment", async () => {
    const shared = createMemoryRateTables();
    const { start, pass } = fleet(shared);
    const node = await start(tableOf("2027-02-01", 0.7));
    await shared.add({ since: "2027-03-01T12:02:00Z" as Instant, rates: MONDAY });
    await node.bring(TUESDAY);
    await node.refresh();
    pass(600);
    expect(node.current()).toEqual(TUESDAY);
  });

  it("are never dollars alone as long as any others are known", async () => {
    const { start, pass, tables } = fleet();
    const lost = await start(DOLLARS);
    expect(lost.current()).toEqual(DOLLARS);
    await start(MONDAY);
    pass(600);
    await lost.refresh();
    expect(lost.current()).toEqual(MONDAY);
    expect(await tables.list()).toHaveLength(1);
  });

  it("are dropped a day after others took their place, not before", async () => {
    const { start, pass, tables } = fleet();
    const node = await start(MONDAY);
    await start(TUESDAY);
    pass(24 * 3600);
    await node.refresh();
    expect(await tables.list()).toHaveLength(2);
    pass(120);
    await node.refresh();
    expect((await tables.list()).map(({ rates }) => rates)).toEqual([TUESDAY]);
    expect(node.at(NOW)).toEqual(TUESDAY);
  });
});
