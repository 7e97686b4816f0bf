import { type Instant, isBefore, isSame, type Money } from "../../core/kernel/index.ts";
import { foldedEmail } from "../../core/booking/index.ts";
import type { Watch, WatchEnding, WatchId } from "../../core/watches/index.ts";
import type { Mail } from "../ports/mailer.ts";
import type { WatchDoor, WatchLetter, WatchStore } from "../ports/watch-store.ts";

interface Kept {
  watch: Watch;
  key: string | null;
  dueAt: Instant | null;
}

/** A mail about a watch, and whether it may still go out. */
interface KeptMail {
  readonly watchId: WatchId;
  readonly mail: Mail;
  isGivenUp: boolean;
}

/** Watches for unit tests. Each method does its work in one go, as a transaction does. */
export interface MemoryWatchStore extends WatchStore {
  readonly mails: readonly Readonly<KeptMail>[];
  all(): readonly Watch[];
}

export function createMemoryWatchStore(): MemoryWatchStore {
  const kept: Kept[] = [];
  const mails: KeptMail[] = [];
  const doors = new Map<string, { readonly id: WatchId; readonly opens: WatchDoor }>();
  const of = (id: WatchId) => kept.find(({ watch }) => watch.id === id);
  const put = (watchId: WatchId, { mail, tokens }: WatchLetter): void => {
    if (mails.some((other) => other.mail.id === mail.id))
      throw new Error("This mail is in the outbox already: insert into outbox_mails failed.");
    for (const { hash, opens } of tokens) doors.set(hash, { id: watchId, opens });
    mails.push({ watchId, mail, isGivenUp: false });
  };
  return {
    mails,
    all: () => kept.map(({ watch }) => watch),
    ask: async ({ watch, key, confirmBy }, letter) => {
      const known = kept.find((each) => each.key === key);
      if (known && known.watch.state !== "asked") return;
      put(known?.watch.id ?? watch.id, letter);
      if (!known) return void kept.push({ watch, key, dueAt: confirmBy });
      const { id, search } = known.watch;
      Object.assign(known, { watch: { ...watch, id, search, toldFare: lower(known.watch.toldFare, watch.toldFare) }, dueAt: confirmBy });
    },
    find: async (hash, door) => {
      const found = doors.get(hash);
      return found?.opens === door ? (of(found.id)?.watch ?? null) : null;
    },
    confirm: async (id, nextAt, most) => {
      const found = of(id);
      if (!found || found.watch.state === "ended") return "gone";
      if (found.watch.state === "watching") return "watching";
      const email = foldedEmail(found.watch.email ?? "");
      const others = kept.filter(({ watch }) => watch.state === "watching" && foldedEmail(watch.email ?? "") === email);
      if (others.length >= most) return "too_many";
      Object.assign(found, { watch: { ...found.watch, state: "watching" }, dueAt: nextAt });
      return "watching";
    },
    takeDue: async (now, until) => {
      const due = kept.filter(({ dueAt }) => dueAt !== null && !isBefore(now, dueAt));
      const [next] = due.toSorted((a, b) => (isBefore(a.dueAt ?? now, b.dueAt ?? now) ? -1 : 1));
      if (!next) return null;
      next.dueAt = until;
      return { watch: { ...next.watch, email: next.watch.email ?? "" }, until };
    },
    settle: async ({ watch: { id }, until }, { toldFare, nextAt, letter }) => {
      const found = of(id);
      if (!found || found.watch.state !== "watching" || found.dueAt !== until) return false;
      if (letter !== null) put(id, letter);
      Object.assign(found, { watch: { ...found.watch, toldFare }, dueAt: nextAt });
      return true;
    },
    end: async (id, ending: WatchEnding) => {
      const found = of(id);
      if (!found || found.watch.state === "ended" || (ending === "unconfirmed" && found.watch.state !== "asked")) return false;
      Object.assign(found, { watch: { ...found.watch, state: "ended", ending, email: null }, key: null, dueAt: null });
      for (const mail of mails.filter(({ watchId }) => watchId === id)) mail.isGivenUp = true;
      return true;
    },
  };
}

function lower(a: Money | null, b: Money | null): Money | null {
  if (a === null || b === null) return a ?? b;
  return isSame(a, b) || a.amountMinor < b.amountMinor ? a : b;
}
