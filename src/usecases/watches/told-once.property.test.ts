import { array, assert, asyncProperty, boolean, constantFrom, integer, nat, oneof, record } from "fast-check";
import { expect, it } from "vitest";
import { isDropOf } from "../../core/watches/index.ts";
import { type Money, money, USD } from "../../core/kernel/index.ts";
import type { WatchStore } from "../ports/watch-store.ts";
import { SEARCH } from "../testing/sample-watch.ts";
import { createWatchWorld, newsIn, watchesOver, type WatchWorld } from "../testing/watch-world.ts";

/** Fares that fall by a lot, by a little, by less than counts, and rise. */
const fare = oneof(integer({ min: 50_00, max: 600_00 }), integer({ min: 299_00, max: 301_00 }));
/** A node that looks for what is due: where it dies, if it does, and after how many steps of it the others come between. */
const turn = record({ fare, hours: constantFrom(0, 0.01, 0.05, 1, 12, 23, 24, 25), nodes: integer({ min: 1, max: 3 }), crashes: array(nat(12)) });

class Crash extends Error {}

/**
 * Two looks at a store each: before it has done anything, and after, when nobody hears of it. `next` counts them and dies where it is told.
 * @param settled what is written down, with the fare that was seen.
 */
const mortal =
  (next: () => void, settled: (fare: Money | null) => void, world: () => WatchWorld) =>
  (store: WatchStore): WatchStore => {
    const around =
      <Args extends readonly unknown[], Value>(work: (...args: Args) => Promise<Value>, done: (value: Value) => void = () => undefined) =>
      async (...args: Args): Promise<Value> => {
        await Promise.resolve(); // others come in between
        next();
        const value = await work(...args);
        done(value);
        next();
        return value;
      };
    return {
      ...store,
      takeDue: around(store.takeDue),
      settle: around(store.settle, (isSettled) => isSettled && settled(world().fare)),
      end: around(store.end),
    };
  };

async function run(turns: readonly { fare: number; hours: number; nodes: number; crashes: readonly number[] }[], isConfirmed: boolean) {
  let step = 0;
  let deaths: readonly number[] = [];
  const seen: Money[] = [];
  const next = (): void => {
    step += 1;
    if (deaths.includes(step)) throw new Crash("died");
  };
  const world: WatchWorld = createWatchWorld(mortal(next, (each) => each && seen.push(each), () => world));
  const { askWatch, confirmWatch, check } = watchesOver(world);
  world.fare = money(300_00);
  await askWatch({ email: "ana@mail.example", language: "en", currency: USD, search: SEARCH }, null);
  const token = newsIn(world.store.mails[0]?.mail ?? { text: "{}" } as never).confirmToken ?? "";
  if (isConfirmed) await confirmWatch(token);
  for (const { fare: amount, hours, nodes, crashes } of turns) {
    world.pass(hours);
    world.fare = money(amount);
    [step, deaths] = [0, crashes];
    await Promise.all(Array.from({ length: nodes }, () => check().catch(forgive)));
  }
  const told = world.store.mails.map(({ mail }) => ({ ...newsIn(mail), at: mail.createdAt })).filter(({ kind }) => kind === "drop");
  return { world, seen, told };
}

/** Only what died on purpose. */
const forgive = (error: unknown): number => {
  if (!(error instanceof Crash)) throw error;
  return 0;
};

/** What somebody has to be told who was told 300 dollars and for whom these fares were seen, worked out apart. */
function oracle(seen: readonly Money[]): readonly number[] {
  let lowest = money(300_00);
  const told: number[] = [];
  for (const each of seen) {
    if (!isDropOf(lowest, each, SEARCH.party)) continue;
    lowest = each;
    told.push(each.amountMinor * 2 + 15_00);
  }
  return told;
}

it("tells each real drop once and nothing else, whoever looks at the same time and wherever they die", async () => {
  let [mails, looks] = [0, 0];
  await assert(
    asyncProperty(array(turn, { maxLength: 25 }), async (turns) => {
      const { seen, told } = await run(turns, true);
      expect(told.map(({ total }) => total?.amountMinor)).toEqual(oracle(seen));
      const moments = told.map(({ at }) => Date.parse(at));
      for (const [index, at] of moments.slice(1).entries()) expect(at - (moments[index] ?? 0)).toBeGreaterThanOrEqual(24 * 3_600_000);
      [mails, looks] = [mails + told.length, looks + seen.length];
    }),
    { numRuns: 600 },
  );
  expect(mails).toBeGreaterThan(200);
  expect(looks).toBeGreaterThan(mails * 2);
});

it("is looked at every day although nodes die, and never mailed after its end or before its confirmation", async () => {
  await assert(
    asyncProperty(array(turn, { maxLength: 15 }), boolean(), async (turns, isConfirmed) => {
      const day = { fare: 100_00, hours: 25, nodes: 1, crashes: [] };
      const { world, seen, told } = await run([...turns, day], isConfirmed);
      const [watch] = world.store.all();
      if (!isConfirmed) expect([seen, told]).toEqual([[], []]);
      if (watch?.state === "watching") expect(seen.at(-1)).toEqual(money(100_00));
      if (watch?.state === "ended") expect([watch.email, world.news()]).toEqual([null, []]);
    }),
    { numRuns: 400 },
  );
});
