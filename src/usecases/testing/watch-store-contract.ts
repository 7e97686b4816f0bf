import { beforeEach, describe, expect, it } from "vitest";
import { type Instant, secondsAfter } from "../../core/kernel/index.ts";
import type { Mail } from "../ports/mailer.ts";
import type { DueWatch, WatchStore } from "../ports/watch-store.ts";
import { NOW } from "./sample-trip.ts";
import { askedWatch, letterOf, usd, watchOf } from "./sample-watch.ts";

const at = (seconds: number): Instant => secondsAfter(NOW, seconds);
const [HOUR, DAY] = [3600, 86_400];

/** A store under test, and the mails that wait in its outbox. */
export interface WatchStoreUnderTest {
  readonly store: WatchStore;
  waiting(): Promise<readonly Mail[]>;
}

/** What every store of watches must do, that of the unit tests included. `reset` gives an empty one before each test. */
export function describeWatchStore(name: string, reset: () => Promise<WatchStoreUnderTest>): void {
  describe(`the store of watches (${name})`, () => {
    let store: WatchStore;
    let waiting: WatchStoreUnderTest["waiting"];
    beforeEach(async () => void ({ store, waiting } = await reset()));
    const waitingIds = async (): Promise<readonly string[]> => (await waiting()).map(({ id }) => id).toSorted();
    const watching = async (number = 1, nextAt = at(DAY), change = {}): Promise<void> => {
      await store.ask(askedWatch(number, change), letterOf(number));
      expect(await store.confirm(watchOf(number).id, nextAt, 10)).toBe("watching");
    };
    const take = async (now: Instant, until: Instant): Promise<DueWatch> => {
      const due = await store.takeDue(now, until);
      if (due === null) throw new Error("Nothing is due.");
      return due;
    };

    it("keeps a watch with its mail, found by the hash of each of its links and by no other", async () => {
      await store.ask(askedWatch(1), letterOf(1));
      expect(await store.find("confirm 1", "confirm")).toEqual(watchOf(1));
      expect(await store.find("stop 1", "stop")).toEqual(watchOf(1));
      expect(await store.find("stop 1", "confirm")).toBeNull();
      expect(await store.find("confirm 2", "confirm")).toBeNull();
      expect(await waiting()).toEqual([letterOf(1).mail]);
    });

    it("asks anew for one that waits: from now on, under the lower fare, by the links of both mails", async () => {
      await store.ask(askedWatch(1), letterOf(1));
      await store.ask(askedWatch(2, { createdAt: at(HOUR), toldFare: usd(480) }, "key 1"), letterOf(2));
      const kept = watchOf(1, { createdAt: at(HOUR), toldFare: usd(480) });
      expect(await store.find("confirm 1", "confirm")).toEqual(kept);
      expect(await store.find("confirm 2", "confirm")).toEqual(kept);
      await store.ask(askedWatch(3, { createdAt: at(HOUR), toldFare: usd(490) }, "key 1"), letterOf(3));
      expect(await store.find("confirm 3", "confirm")).toEqual(kept);
      expect(await store.takeDue(at(48 * HOUR), at(50 * HOUR))).toBeNull();
    });

    it("mails nothing about one that is watching already", async () => {
      await watching();
      await store.ask(askedWatch(2, {}, "key 1"), letterOf(2));
      expect(await waitingIds()).toEqual(["letter-1"]);
      expect(await store.find("confirm 2", "confirm")).toBeNull();
      expect(await store.find("confirm 1", "confirm")).toMatchObject({ state: "watching" });
    });

    it("confirms once and as often as it is asked, and what has ended never", async () => {
      await watching();
      expect(await store.confirm(watchOf(1).id, at(2 * DAY), 10)).toBe("watching");
      expect((await take(at(DAY), at(DAY + 60))).watch.state).toBe("watching");
      await store.end(watchOf(1).id, "stopped", NOW);
      expect(await store.confirm(watchOf(1).id, at(DAY), 10)).toBe("gone");
      expect(await store.confirm(watchOf(9).id, at(DAY), 10)).toBe("gone");
    });

    it("lets an address watch so many, in whatever case it is typed, and one more when one has ended", async () => {
      await watching(1, at(DAY), { email: "Ana@mail.example" });
      await watching(2);
      await store.ask(askedWatch(3), letterOf(3));
      await store.ask(askedWatch(4, { email: "bo@mail.example" }), letterOf(4));
      expect(await store.confirm(watchOf(3).id, at(DAY), 2)).toBe("too_many");
      expect(await store.find("confirm 3", "confirm")).toMatchObject({ state: "asked" });
      expect(await store.confirm(watchOf(4).id, at(DAY), 2)).toBe("watching");
      await store.end(watchOf(1).id, "stopped", NOW);
      expect(await store.confirm(watchOf(3).id, at(DAY), 2)).toBe("watching");
    });

    it("gives the one that has been due for longest to one taker, and to the next when his time is over", async () => {
      await watching(1, at(20));
      await watching(2, at(10));
      expect(await store.takeDue(at(9), at(60))).toBeNull();
      expect((await take(at(30), at(60))).watch.id).toBe(watchOf(2).id);
      expect((await take(at(30), at(61))).watch.id).toBe(watchOf(1).id);
      expect(await store.takeDue(at(59), at(99))).toBeNull();
      expect((await take(at(60), at(99))).watch.id).toBe(watchOf(2).id);
    });

    it("takes one that waits for its confirmation when its time is over", async () => {
      await store.ask(askedWatch(1), letterOf(1));
      expect(await store.takeDue(at(48 * HOUR - 1), at(99 * HOUR))).toBeNull();
      expect((await take(at(48 * HOUR), at(99 * HOUR))).watch).toMatchObject({ state: "asked" });
    });

    it("writes a look down with its mail, and is due again at its time", async () => {
      await watching();
      const due = await take(at(DAY), at(DAY + 120));
      expect(await store.settle(due, { toldFare: usd(450), nextAt: at(2 * DAY), letter: letterOf(2) })).toBe(true);
      expect(await waitingIds()).toEqual(["letter-1", "letter-2"]);
      expect(await store.find("stop 2", "stop")).toMatchObject({ toldFare: usd(450) });
      expect(await store.takeDue(at(2 * DAY - 1), at(3 * DAY))).toBeNull();
      expect((await take(at(2 * DAY), at(3 * DAY))).watch.toldFare).toEqual(usd(450));
    });

    it("writes nothing for who comes too late: another has taken it, or it has ended", async () => {
      await watching();
      const check = { toldFare: usd(450), nextAt: at(2 * DAY), letter: letterOf(2) };
      const late = await take(at(DAY), at(DAY + 120));
      const other = await take(at(DAY + 120), at(DAY + 240));
      expect(await store.settle(late, check)).toBe(false);
      await store.end(watchOf(1).id, "stopped", at(DAY + 121));
      expect(await store.settle(other, check)).toBe(false);
      expect(await waitingIds()).toEqual([]);
      expect(await store.find("stop 2", "stop")).toBeNull();
    });

    it("writes nothing of a look whose mail cannot be kept", async () => {
      await watching();
      const due = await take(at(DAY), at(DAY + 120));
      const letter = { ...letterOf(2), mail: letterOf(1).mail };
      await expect(store.settle(due, { toldFare: usd(450), nextAt: at(2 * DAY), letter })).rejects.toThrow(/outbox/);
      expect(await store.find("confirm 1", "confirm")).toMatchObject({ toldFare: usd(500) });
      expect((await take(at(DAY + 120), at(2 * DAY))).watch.toldFare).toEqual(usd(500));
    });

    it("ends one watch with the address and the mails that wait, and leaves the others alone", async () => {
      await watching(1);
      await watching(2);
      expect(await store.end(watchOf(1).id, "stopped", NOW)).toBe(true);
      expect(await store.end(watchOf(1).id, "over", NOW)).toBe(false);
      expect(await store.find("stop 1", "stop")).toEqual(watchOf(1, { state: "ended", ending: "stopped", email: null } as object));
      expect(await waitingIds()).toEqual(["letter-2"]);
      expect((await take(at(9 * DAY), at(10 * DAY))).watch.id).toBe(watchOf(2).id);
      expect(await store.takeDue(at(9 * DAY), at(10 * DAY))).toBeNull();
    });

    it("ends nothing unconfirmed that was confirmed a moment ago, and asks for what has ended as for something new", async () => {
      await watching(1);
      expect(await store.end(watchOf(1).id, "unconfirmed", NOW)).toBe(false);
      await store.end(watchOf(1).id, "stopped", NOW);
      await store.ask(askedWatch(2, {}, "key 1"), letterOf(2));
      expect(await store.find("confirm 2", "confirm")).toEqual(watchOf(2));
    });
  });
}
