import { setTimeout } from "node:timers/promises";
import { seeded } from "../../../src/core/kernel/seeded.ts";
import { startServer } from "../../support/server.ts";
import type { Findings } from "../proof.ts";
import { auditBooks, auditTold } from "../shared/audit.ts";
import { ownDatabase } from "../shared/own-database.ts";
import { withClient } from "../shared/with-client.ts";
import { listOffers, type Offers } from "../shared/offers.ts";
import { askFor, newWish, type Wish } from "../shared/wishes.ts";
import { recover } from "../kills/under-load.ts";
import { STARTED_AT } from "../kills/node.ts";
import { layCable, type Cable } from "./proxy.ts";
import { isReady, probe, type Probed } from "./probe.ts";

/** No request may take longer than this while the database is gone, in milliseconds. */
const BOUND_MS = 15_000;
/** How long everything may take to work again by itself. */
const BACK_MS = 30_000;
const BURST = 8;

/** Takes the database away from a server that is booking, each way once, and gives it back. @param seconds how long it is gone. */
export async function loseDatabase(postgres: string, seconds: number, say: (line: string) => void): Promise<Findings> {
  const database = await ownDatabase(postgres);
  const { hostname, port } = new URL(database.url);
  const cable = await layCable(hostname, Number(port || 5432));
  const through = new URL(database.url);
  through.host = `127.0.0.1:${cable.port}`;
  const server = await startServer({ DATABASE_URL: through.href, CLOCK: STARTED_AT, LOG_LEVEL: "silent" });
  try {
    const offers = await listOffers(server.url);
    const wishes: Wish[] = [];
    const faults: string[] = [];
    for (const way of waysFor(seconds)) {
      const outage = await goThrough(server.url, cable, way, seconds, book(wishes, offers, way));
      say(outage.done);
      faults.push(...outage.faults);
    }
    await server.stop();
    const unsettled = await recover({ DATABASE_URL: database.url }, wishes);
    const wrong = await withClient(database.url, async (client) => {
      const ask = async (statement: string) => (await client.query(statement)).rows;
      return [...(await auditBooks(ask)), ...(await auditTold(ask, wishes))];
    });
    const odd = wishes.flatMap((wish) => wish.faults);
    const told = wishes.filter(({ bookingId }) => bookingId !== null).length;
    return { done: `${wishes.length} wishes, ${told} booked`, faults: [...faults, ...odd, ...unsettled, ...wrong] };
  } finally {
    await server.stop();
    await cable.close();
    await database.drop();
  }
}

type Way = "cut" | "freeze";

/** A frozen connection is noticed after seconds only: a shorter outage of that kind would show nothing. */
const waysFor = (seconds: number): readonly Way[] => (seconds < 10 ? ["cut"] : ["cut", "freeze"]);

/** Begins bookings, more of them each time it is called. */
function book(wishes: Wish[], offers: Offers, way: Way): (url: string) => Promise<readonly Wish[]> {
  const chance = seeded(way.length);
  return async (url) => {
    const fresh = Array.from({ length: BURST }, () => newWish(`${way}-${wishes.length}-${chance.below(1e6)}`, offers, chance));
    wishes.push(...fresh);
    await Promise.all(fresh.map((wish) => askFor(wish, url)));
    return fresh;
  };
}

async function goThrough(
  url: string,
  cable: Cable,
  way: Way,
  seconds: number,
  bookSome: (url: string) => Promise<readonly Wish[]>,
): Promise<Findings> {
  await bookSome(url);
  const underWay = bookSome(url);
  await (way === "cut" ? cable.cut() : Promise.resolve(cable.freeze()));
  const until = performance.now() + seconds * 1000;
  const probed: Probed[] = [];
  do probed.push(...(await probe(url)));
  while (performance.now() < until);
  await underWay;
  await cable.mend();
  const mended = performance.now();
  while (!(await isReady(url)) && performance.now() - mended < BACK_MS) await setTimeout(100);
  const backMs = Math.round(performance.now() - mended);
  const after = await bookSome(url);
  const slowest = Math.max(...probed.map(({ ms }) => ms));
  const faults = [...new Set(probed.flatMap(({ fault }) => fault ?? []))];
  if (slowest > BOUND_MS) faults.push(`${way}: an answer took ${Math.round(slowest)} ms`);
  if (backMs >= BACK_MS) faults.push(`${way}: not ready again after ${backMs} ms`);
  if (!after.some(({ bookingId }) => bookingId !== null)) faults.push(`${way}: nothing can be booked afterwards`);
  const done = `${way} for ${seconds} s: ${probed.length} answers, the slowest after ${Math.round(slowest)} ms; ready again after ${backMs} ms`;
  return { done, faults };
}
