import { setTimeout } from "node:timers/promises";
import { SANDBOX_CARDS } from "../../../src/adapters/payments/sandbox/sandbox-cards.ts";
import { type Seeded, seeded } from "../../../src/core/kernel/seeded.ts";
import { one } from "../shared/hostile-values.ts";
import { listOffers, type Offers } from "../shared/offers.ts";
import { askFor, CARDS, giveBack, isSettled, newWish, type Wish } from "../shared/wishes.ts";
import type { Client } from "../shared/with-client.ts";
import { type Books, kill, RECOVERED_AT, startNode } from "./node.ts";

/** Requests under way at a time. */
const BURST = 6;
/** How long everything may take to come to its end after the last kill, in milliseconds, and how often it is asked. */
const RECOVERY_MS = 60_000;
const ASK_EVERY_MS = 250;

/** Looks into the books while no server of a chain has them. */
export type Look = <Value>(work: (client: Client) => Promise<Value>) => Promise<Value>;

/** Servers that are killed one after the other. */
interface Chain {
  /** Wishes of two chains are never the same. */
  readonly name: string;
  readonly books: Books;
  readonly kills: number;
  readonly look: Look;
  /** The books are looked into after the first kill, and then after each so many. */
  readonly lookEvery: number;
}

/** What was wished for, and in which states bookings were left whose request died without an answer, a state a booking. */
export interface Killed {
  readonly wishes: readonly Wish[];
  readonly cutIn: readonly string[];
  /** Of how many kills: of those after which the books were looked into. */
  readonly looks: number;
}

/**
 * Kills servers one after the other, each in the middle of bookings: after an answer, while the others are under way. From the second one
 * on somebody gives a confirmed booking back meanwhile. What has had no answer is asked for again at the next one. The very first wish is
 * paid with a card that is answered when nobody waits any more: so even a single kill falls into the middle of something.
 */
export async function killUnderLoad({ name, books, kills, look, lookEvery }: Chain): Promise<Killed> {
  const chance = seeded(name.length * 7919 + kills);
  const [wishes, cutIn]: [Wish[], string[]] = [[], []];
  let [offers, looks]: [Offers | null, number] = [null, 0];
  for (let round = 0; round < kills; round++) {
    const server = await startNode(books);
    offers ??= await listOffers(server.url);
    const again = [...wishes.filter(isToBook).slice(-2), ...wishes.filter(isToCancel).slice(-2)];
    const given = giveOneBack(wishes, chance);
    const fresh = newWishes(`${name}-${round}`, BURST - again.filter(isToBook).length, offers, chance, round === 0);
    wishes.push(...fresh);
    const askAll = (those: readonly Wish[]): readonly Promise<void>[] => those.map((wish) => askFor(wish, server.url));
    const [repeated, asked] = [askAll([...again, ...given]), askAll(fresh)];
    await some(asked, 1 + chance.below(fresh.length - 2)); // of the new ones: "still under way" is answered at once
    await kill(server);
    await Promise.all([...repeated, ...asked]);
    if (round % lookEvery !== 0) continue;
    looks++;
    const unanswered = [...fresh, ...given].filter((wish) => isToBook(wish) || isToCancel(wish));
    cutIn.push(...(await look((client) => statesOf(client, unanswered))));
  }
  return { wishes, cutIn, looks };
}

const isToBook = ({ state }: Wish): boolean => state === "open";
const isToCancel = ({ cancellation }: Wish): boolean => cancellation?.isDone === false;

/** The first of the very first ones is paid with the slow card. */
function newWishes(name: string, count: number, offers: Offers, chance: Seeded, isFirst: boolean): readonly Wish[] {
  return Array.from({ length: count }, (_, at) =>
    newWish(`${name}-${at}`, offers, chance, isFirst && at === 0 ? [SANDBOX_CARDS.answersLate] : CARDS),
  );
}

/** Lets somebody cancel who has been told that the booking is confirmed. @returns who that is, if there is anybody. */
function giveOneBack(wishes: readonly Wish[], chance: Seeded): readonly Wish[] {
  const confirmed = wishes.filter(({ status, cancellation }) => status === "confirmed" && cancellation === null);
  if (confirmed.length === 0) return [];
  const wish = one(chance, confirmed);
  giveBack(wish);
  return [wish];
}

/** The states of bookings that have not come to their end. */
async function statesOf(client: Client, wishes: readonly Wish[]): Promise<readonly string[]> {
  const working = "('held', 'authorised', 'ordered', 'captured', 'undoing', 'cancelling')";
  const owed = "state = 'cancelled' and (progress #>> '{cancellation,refund,amountMinor}')::bigint > 0";
  const { rows } = await client.query(`select state from bookings where contact_email = any($1) and (state in ${working} or ${owed})`, [
    wishes.map(({ email }) => email),
  ]);
  return (rows as { state: string }[]).map(({ state }) => state);
}

/** Resolves when so many of them have. */
async function some(works: readonly Promise<unknown>[], count: number): Promise<void> {
  const left = new Map(works.map((work, at) => [at, work.then(() => at)]));
  while (left.size > works.length - count) left.delete(await Promise.race(left.values()));
}

/** Starts a server for good, asks again for everything until it is settled, and stops it. @returns what never came to an end. */
export async function recover(books: Books, wishes: readonly Wish[]): Promise<readonly string[]> {
  const server = await startNode(books, RECOVERED_AT);
  const deadline = performance.now() + RECOVERY_MS;
  let left = wishes.filter((wish) => !isSettled(wish));
  while (left.length > 0 && performance.now() < deadline) {
    for (let at = 0; at < left.length; at += BURST) await Promise.all(left.slice(at, at + BURST).map((wish) => askFor(wish, server.url)));
    left = left.filter((wish) => !isSettled(wish));
    if (left.length > 0) await setTimeout(ASK_EVERY_MS);
  }
  await server.stop();
  return left.map(({ email, state, status, cancellation }) => {
    const asked = cancellation === null ? "" : ", cancelling";
    return `${email} never came to an end: ${state} ${status ?? ""}${asked}`;
  });
}
