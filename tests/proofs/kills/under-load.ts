import { setTimeout } from "node:timers/promises";
import { seeded } from "../../../src/core/kernel/seeded.ts";
import type { WireResult } from "../../support/trips.ts";
import { askFor, isSettled, listOffers, newWish, type Wish } from "../shared/wishes.ts";
import { type Books, kill, RECOVERED_AT, startNode } from "./node.ts";

/** Requests under way at a time. */
const BURST = 6;
/** How long everything may take to come to its end after the last kill, in milliseconds, and how often it is asked. */
const RECOVERY_MS = 60_000;
const ASK_EVERY_MS = 250;

/**
 * Kills servers one after the other, each in the middle of bookings: after an answer, while the others are under way. What has had no
 * answer is asked for again at the next one.
 * @param chain its name; wishes of two chains are never the same.
 */
export async function killUnderLoad(books: Books, kills: number, chain: string): Promise<readonly Wish[]> {
  const chance = seeded(chain.length * 7919 + kills);
  const wishes: Wish[] = [];
  let offers: readonly WireResult[] | null = null;
  for (let round = 0; round < kills; round++) {
    const server = await startNode(books);
    offers ??= await listOffers(server.url);
    const again = wishes.filter((wish) => wish.state === "open").slice(-2);
    const fresh = Array.from({ length: BURST - again.length }, (_, at) => newWish(`${chain}-${round}-${at}`, offers ?? [], chance));
    wishes.push(...fresh);
    const asked = [...again, ...fresh].map((wish) => askFor(wish, server.url));
    await some(asked, 1 + chance.below(BURST - 2));
    await kill(server);
    await Promise.all(asked);
  }
  return wishes;
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
  return left.map(({ email, state, status }) => `${email} never came to an end: ${state} ${status ?? ""}`);
}
