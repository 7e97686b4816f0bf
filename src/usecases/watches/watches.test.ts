import { describe, expect, it } from "vitest";
import { type CurrencyCode, err, type LocalDate, ok, USD } from "../../core/kernel/index.ts";
import { SEARCH, usd } from "../testing/sample-watch.ts";
import { createWatchWorld, watchesOver, type WatchWorld } from "../testing/watch-world.ts";
import type { WatchNews } from "./watch-ports.ts";

const REQUEST = { email: "ana@mail.example", language: "en", currency: USD, search: SEARCH } as const;
const euros = (amountMinor: number) => ({ amountMinor, currency: "EUR" });
const FULL = { take: async () => err({ retryAfterSeconds: 60 }), giveBack: async () => undefined };

function setUp(fare: number | null = 500) {
  const world = createWatchWorld();
  world.fare = fare === null ? null : usd(fare);
  return { world, ...watchesOver(world) };
}

const lastOf = (world: WatchWorld): WatchNews => {
  const news = world.news().at(-1);
  if (!news) throw new Error("Nothing was mailed.");
  return news;
};

/** Asks and confirms; the first look is due a day later. */
async function watching(fare: number | null = 500, change: Partial<typeof REQUEST> = {}) {
  const all = setUp(fare);
  expect(await all.askWatch({ ...REQUEST, ...change }, null)).toEqual({ ok: true, value: null });
  expect(await all.confirmWatch(lastOf(all.world).confirmToken ?? "")).toMatchObject({ ok: true, value: { state: "watching" } });
  /** What a day later was mailed anew at a fare. */
  const dayAt = async (next: number | null): Promise<readonly WatchNews[]> => {
    const before = all.world.news().length;
    all.world.fare = next === null ? null : usd(next);
    all.world.pass(24);
    await all.check();
    return all.world.news().slice(before);
  };
  return { ...all, dayAt };
}

describe("asking for a watch", () => {
  it("mails a link with the total of now, and nothing else until it is confirmed", async () => {
    const { world, askWatch, check } = setUp();
    await askWatch(REQUEST, null);
    expect(world.news()).toEqual([
      { kind: "confirm", total: usd(1015), before: usd(1015), confirmToken: expect.any(String), stopToken: expect.any(String) },
    ]);
    world.fare = usd(100);
    for (const hours of [24, 20]) {
      world.pass(hours);
      await check();
    }
    expect(world.news()).toHaveLength(1);
  });

  it("is forgotten with its address when it is not confirmed within two days", async () => {
    const { world, askWatch, check, confirmWatch } = setUp();
    await askWatch(REQUEST, null);
    const token = lastOf(world).confirmToken ?? "";
    world.pass(48);
    expect(await confirmWatch(token)).toMatchObject({ ok: true, value: { state: "ended", ending: "unconfirmed" } });
    await check();
    expect(world.store.all()).toMatchObject([{ state: "ended", ending: "unconfirmed", email: null }]);
  });

  it.each([
    "ana@mail",
    "ana@mail.example\r\nBcc: boss@bank.example",
    "ana@mail.example,boss@bank.example",
    "<boss@bank.example>",
    '"x"@mail.example',
    "a:b@mail.example;",
    `${"a".repeat(300)}@mail.example`,
  ])("refuses %j as an address", async (email) => {
    const { world, askWatch } = setUp();
    expect(await askWatch({ ...REQUEST, email }, null)).toEqual({ ok: false, error: { code: "invalid_email" } });
    expect(world.store.mails).toEqual([]);
  });

  it("names places as the supply does, whatever somebody calls them", async () => {
    const { world, askWatch } = setUp();
    await askWatch({ ...REQUEST, search: { ...SEARCH, to: { ...SEARCH.to, city: "Win a prize at evil.example" } } }, null);
    expect(world.store.all()[0]?.search.to.city).toBe("City of LON");
  });

  it("refuses a search that cannot be searched, and one that departs today", async () => {
    const { world, askWatch } = setUp();
    const { askWatch: askBad } = watchesOver(world, { searchFault: () => ({ code: "no_such_search" }) });
    expect(await askBad(REQUEST, null)).toEqual({ ok: false, error: { code: "no_such_search" } });
    const search = { ...SEARCH, departureDate: "2027-03-01" as LocalDate };
    expect(await askWatch({ ...REQUEST, search }, null)).toEqual({ ok: false, error: { code: "too_late" } });
    expect(world.store.mails).toEqual([]);
  });

  it("tells a sender who asks too often, and nobody that an address has had its mails", async () => {
    const { world } = setUp();
    const sender = watchesOver(world, { watchLimiter: FULL });
    expect(await sender.askWatch(REQUEST, "203.0.113.7")).toEqual({ ok: false, error: { code: "too_many", retryAfterSeconds: 60 } });
    const address = watchesOver(world, { confirmationLimiter: FULL });
    expect(await address.askWatch(REQUEST, "203.0.113.7")).toEqual({ ok: true, value: null });
    expect(world.store.mails).toEqual([]);
  });

  it("counts the mails to an address by a check value, whatever letters it is typed in", async () => {
    const counted: string[] = [];
    const take = async (whose: string) => {
      counted.push(whose);
      return ok(null);
    };
    const { askWatch } = watchesOver(createWatchWorld(), { confirmationLimiter: { ...FULL, take } });
    for (const email of [REQUEST.email, "Ana@Mail.example"]) await askWatch({ ...REQUEST, email }, null);
    expect(counted).toEqual(["hash of ana@mail.example", "hash of ana@mail.example"]);
  });

  it("counts neither sender nor address for what could not be kept: the next try is mailed", async () => {
    const counted: string[] = [];
    const limiter = {
      take: async (whose: string) => (counted.push(whose), ok(null)),
      giveBack: async (whose: string) => void counted.splice(counted.indexOf(whose), 1),
    };
    const world = createWatchWorld();
    const watches = { ...world.store, ask: () => Promise.reject(new Error("The database is gone.")) };
    const { askWatch } = watchesOver(world, { watches, watchLimiter: limiter, confirmationLimiter: limiter });
    await expect(askWatch(REQUEST, "203.0.113.7")).rejects.toThrow("gone");
    expect(counted).toEqual([]);
  });

  it("answers the same to one who watches this already, and mails nothing", async () => {
    const { world, askWatch } = await watching();
    expect(await askWatch({ ...REQUEST, email: "Ana@Mail.example" }, null)).toEqual({ ok: true, value: null });
    expect(world.news()).toHaveLength(1);
  });
});

describe("a watched price", () => {
  it("is mailed when it falls, with the total before, in the watch's currency at one rate", async () => {
    const { dayAt } = await watching(500, { currency: "EUR" as CurrencyCode } as object);
    expect(await dayAt(450)).toMatchObject([{ kind: "drop", total: euros(732_00), before: euros(812_00), confirmToken: null }]);
  });

  it("is told once, and again only when it falls below what was told", async () => {
    const { dayAt } = await watching();
    const told: number[] = [];
    for (const fare of [450, 450, 600, 450, 451, 440]) told.push((await dayAt(fare)).length);
    expect(told).toEqual([1, 0, 0, 0, 0, 1]);
  });

  it("is no news below one percent or one dollar, but is once small drops have come to that", async () => {
    const { dayAt } = await watching(500); // 1,015.00 for two
    const told: number[] = [];
    for (const fare of [499, 497, 495, 494.92]) told.push((await dayAt(fare)).length); // 1,013; 1,009; 1,005; 1,004.84
    expect(told).toEqual([0, 0, 0, 1]);
  });

  it("is not looked at twice within a day, however often the job runs", async () => {
    const { world, check, dayAt } = await watching();
    expect(await dayAt(400)).toHaveLength(1);
    world.fare = usd(300);
    for (let hour = 0; hour < 23; hour++) {
      world.pass(1);
      expect(await check()).toBe(0);
    }
    expect(world.news()).toHaveLength(2);
  });

  it("that nothing flew for is first remembered, and told when it falls from there", async () => {
    const { dayAt } = await watching(null);
    expect([await dayAt(null), await dayAt(300), await dayAt(310)]).toEqual([[], [], []]);
    expect(await dayAt(200)).toMatchObject([{ kind: "drop", before: usd(615), total: usd(415) }]);
  });

  it("stays as it was told while nothing flies", async () => {
    const { dayAt } = await watching(500);
    expect([await dayAt(null), await dayAt(499)]).toEqual([[], []]);
    expect(await dayAt(400)).toMatchObject([{ before: usd(1015) }]);
  });

  it("ends when the day of departure begins where it departs, without another mail and without the address", async () => {
    const { world, check, searched } = { ...(await watching()), searched: 0 };
    world.fare = usd(1);
    world.now = "2027-03-12T04:59:59Z" as typeof world.now; // a second to midnight in New York
    await check();
    const mails = world.news().length;
    world.now = "2027-03-12T05:00:00Z" as typeof world.now;
    world.fare = usd(0.5);
    await check();
    expect(world.store.all()).toMatchObject([{ state: "ended", ending: "over", email: null }]);
    expect([mails, searched, world.news()]).toEqual([2, 0, []]); // what still waited is not sent any more
  });

  it("stays as it was told, and asks for no search, where the timetable has lost one of its places", async () => {
    const { world } = await watching();
    for (const lost of [SEARCH.from.code, SEARCH.to.code]) {
      world.fare = usd(1);
      world.pass(24);
      const { flights } = world.ports;
      const zoneOf: typeof flights.zoneOf = (code) => (code === lost ? null : flights.zoneOf(code));
      const before = world.searched.length;
      expect(await watchesOver(world, { flights: { ...flights, zoneOf } }).check()).toBe(1);
      expect(world.searched).toHaveLength(before);
      expect(world.store.all()).toMatchObject([{ state: "watching", toldFare: usd(500) }]);
    }
  });

  it("is said in the log to have fallen where that is mailed, and not where somebody else has looked meanwhile", async () => {
    const { world } = await watching(500);
    const said: unknown[] = [];
    const log = { info: (_: string, facts?: object) => void said.push(facts) };
    const beaten = { ...world.ports.watches, settle: async () => false };
    world.fare = usd(400);
    world.pass(24);
    await watchesOver(world, { log, watches: beaten }).check();
    expect(said).toEqual([]);
    world.pass(1);
    await watchesOver(world, { log }).check();
    expect(said).toEqual([{ watchId: world.store.all()[0]?.id, mailId: world.store.mails.at(-1)?.mail.id }]);
  });

  it("is looked at by nobody once no new work is to be taken", async () => {
    const { world } = await watching();
    world.pass(24);
    expect(await watchesOver(world, { isStopped: () => true }).check()).toBe(0);
  });
});

describe("the links of mails", () => {
  it("confirm and stop by the token alone, as often as they are pressed", async () => {
    const { world, findWatch, confirmWatch, stopWatch, check } = await watching();
    const { confirmToken, stopToken } = lastOf(world);
    expect(await confirmWatch(confirmToken ?? "")).toMatchObject({ ok: true, value: { state: "watching" } });
    expect(await findWatch("stop", stopToken)).toEqual({
      state: "watching",
      ending: null,
      search: expect.objectContaining({ departureDate: "2027-03-12" }),
      toldTotal: usd(1015),
    });
    for (let press = 0; press < 2; press++) expect(await stopWatch(stopToken)).toMatchObject({ state: "ended", ending: "stopped" });
    expect(await confirmWatch(confirmToken ?? "")).toMatchObject({ ok: true, value: { state: "ended", ending: "stopped" } });
    world.fare = usd(1);
    world.pass(24);
    await check();
    expect(world.news()).toEqual([]);
    expect(world.store.all()).toMatchObject([{ email: null }]);
  });

  it("say that a watch is over as soon as its day begins, though nobody has written it down yet", async () => {
    const { world, findWatch, confirmWatch } = await watching();
    const { confirmToken, stopToken } = lastOf(world);
    world.now = "2027-03-12T04:59:59Z" as typeof world.now; // a second to midnight in New York
    expect(await findWatch("stop", stopToken)).toMatchObject({ state: "watching" });
    world.now = "2027-03-12T05:00:00Z" as typeof world.now;
    expect(await findWatch("stop", stopToken)).toMatchObject({ state: "ended", ending: "over" });
    expect(await confirmWatch(confirmToken ?? "")).toMatchObject({ ok: true, value: { state: "ended", ending: "over" } });
  });

  it("show a watch without confirming it, for programs that open every link", async () => {
    const { world, askWatch, findWatch } = setUp();
    await askWatch(REQUEST, null);
    await findWatch("confirm", lastOf(world).confirmToken ?? "");
    expect(world.store.all()).toMatchObject([{ state: "asked" }]);
  });

  it("open nothing by another token, by the other's door, or by what is kept of them", async () => {
    const { world, findWatch, confirmWatch, stopWatch } = await watching();
    const { confirmToken, stopToken } = lastOf(world);
    for (const token of ["", "x", stopToken, `hash of watch/${confirmToken}`, "x".repeat(100_000)]) {
      expect(await findWatch("confirm", token)).toBeNull();
      expect(await confirmWatch(token)).toEqual({ ok: false, error: { code: "unknown" } });
    }
    expect(await stopWatch(confirmToken ?? "")).toBeNull();
  });

  it("are kept as check values alone", async () => {
    const kept: string[] = [];
    const world = createWatchWorld((store) => ({
      ...store,
      ask: (asked, letter) => {
        kept.push(...letter.tokens.map(({ hash }) => hash));
        return store.ask(asked, letter);
      },
    }));
    await watchesOver(world).askWatch(REQUEST, null);
    const { confirmToken, stopToken } = lastOf(world);
    expect(kept.toSorted()).toEqual([`hash of watch/${confirmToken}`, `hash of watch/${stopToken}`].toSorted());
  });

  it("let one address watch ten searches and say so at the eleventh", async () => {
    const { world, askWatch, confirmWatch } = setUp();
    const outcomes: unknown[] = [];
    for (let day = 10; day <= 20; day++) {
      await askWatch({ ...REQUEST, search: { ...SEARCH, departureDate: `2027-03-${day}` as LocalDate } }, null);
      outcomes.push(await confirmWatch(lastOf(world).confirmToken ?? ""));
    }
    expect(outcomes.slice(0, 10)).toMatchObject(Array.from({ length: 10 }, () => ({ ok: true })));
    expect(outcomes[10]).toEqual({ ok: false, error: { code: "too_many_watches" } });
  });
});
