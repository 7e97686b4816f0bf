import { array, assert, asyncProperty, boolean, constantFrom, integer, nat, oneof, record } from "fast-check";
import { expect, it } from "vitest";
import { isDropOf } from "../../core/watches/index.ts";
import { type LocalDate, type Money, money, USD } from "../../core/kernel/index.ts";
import type { WatchStore } from "../ports/watch-store.ts";
import { SEARCH as SOON } from "../testing/sample-watch.ts";
import { createWatchWorld, newsIn, watchesOver, type WatchWorld } from "../testing/watch-world.ts";

/** Some turns end before its day of departure, some after. */
const SEARCH = { ...SOON, departureDate: "2027-03-20" as LocalDate, returnDate: null };

/** Fares that fall by a lot, by a little, by less than counts, and rise. */
const fare = oneof(integer({ min: 50_00, max: 600_00 }), integer({ min: 299_00, max: 301_00 }));
/** Some time passes, and some nodes look for what is due at once; `crashes` are the steps, of all of them together, at which one dies, `stalls` those at which one stands still for three minutes. */
const turn = record({
  fare,
  hours: constantFrom(0.01, 0.05, 1, 23, 24, 24, 25),
  nodes: integer({ min: 1, max: 3 }),
  crashes: array(nat(12)),
  stalls: array(nat(12)),
});

class Crash extends Error {}

/**
 * Two steps to each call: before the store has done anything, and after, when nobody hears of it. `next` counts them, and dies or waits where it is told.
 * @param settled what is written down, with the fare that was seen.
 */
function mortal(next: () => Promise<void>, settled: (fare: Money | null) => void, world: () => WatchWorld) {
  const around =
    <Args extends readonly unknown[], Value>(work: (...args: Args) => Promise<Value>, done: (value: Value) => void = () => undefined) =>
    async (...args: Args): Promise<Value> => {
      await next();
      const value = await work(...args);
      done(value);
      await next();
      return value;
    };
  return (store: WatchStore): WatchStore => ({
    ...store,
    takeDue: around(store.takeDue),
    settle: around(store.settle, (isSettled) => isSettled && settled(world().fare)),
    end: around(store.end),
  });
}

interface Turn {
  readonly fare: number;
  readonly hours: number;
  readonly nodes: number;
  readonly crashes: readonly number[];
  readonly stalls: readonly number[];
}

async function run(turns: readonly Turn[], isConfirmed: boolean) {
  let step = 0;
  let [deaths, stands]: (readonly number[])[] = [[], []];
  const seen: Money[] = [];
  const next = async (): Promise<void> => {
    const here = ++step;
    if (deaths?.includes(here)) throw new Crash("died");
    if (!stands?.includes(here)) return;
    world.pass(0.05);
    await others(4);
  };
  const world: WatchWorld = createWatchWorld(
    mortal(
      next,
      (each) => each && seen.push(each),
      () => world,
    ),
  );
  const { askWatch, confirmWatch, check } = watchesOver(world);
  world.fare = money(300_00);
  await askWatch({ email: "ana@mail.example", language: "en", currency: USD, search: SEARCH }, null);
  const token = newsIn(world.store.mails[0]?.mail ?? ({ text: "{}" } as never)).confirmToken ?? "";
  if (isConfirmed) await confirmWatch(token);
  for (const { fare: amount, hours, nodes, crashes, stalls } of turns) {
    world.pass(hours);
    world.fare = money(amount);
    [step, deaths, stands] = [0, crashes, stalls];
    await Promise.all(Array.from({ length: nodes }, (_, index) => others(index).then(check).catch(forgive)));
  }
  const told = world.store.mails.map(({ mail }) => ({ ...newsIn(mail), at: mail.createdAt })).filter(({ kind }) => kind === "drop");
  return { world, seen, told };
}

/** Lets everybody else come as far as they can, so many times. */
async function others(times: number): Promise<void> {
  for (let time = 0; time < times; time++) await new Promise((go) => setImmediate(go));
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
    asyncProperty(array(turn, { minLength: 5, maxLength: 30 }), async (turns) => {
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
      const day = { fare: 100_00, hours: 25, nodes: 1, crashes: [], stalls: [] };
      const { world, seen, told } = await run([...turns, day], isConfirmed);
      const [watch] = world.store.all();
      const [isWatching, hasEnded] = [watch?.state === "watching", watch?.state === "ended"];
      expect([isConfirmed || (seen.length === 0 && told.length === 0), isWatching && !isConfirmed]).toEqual([true, false]);
      expect(isWatching ? seen.at(-1) : money(100_00)).toEqual(money(100_00));
      expect(hasEnded ? [watch?.email, world.news()] : [null, []]).toEqual([null, []]);
    }),
    { numRuns: 400 },
  );
});
