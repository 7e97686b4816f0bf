import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type RunningServer, startServer } from "../../support/server.ts";
import { type Answered, ask, type Asked } from "../shared/ask.ts";
import { caseAt } from "./cases.ts";
import { CAN_FAIL, type Crash, crash } from "./crash.ts";
import { GETBILL, type Goods, goodsAt } from "./goods.ts";
import type { MarkedCard } from "./marked-card.ts";
import type { Site } from "./sites.ts";
import type { Watch } from "./watch.ts";

/** Bookings under way when a server crashes. */
const IN_FLIGHT = 12;
/** Cards that are sent besides those of the cases: there are two crashes. */
export const CRASH_CARDS = 2 * IN_FLIGHT;
const AT_ONCE = 4;
/** How often and how many times it is looked for the first mail. */
const LOOK_EVERY_MS = 100;
const MAIL_LOOKS = 300;

/** Opens the figures of a server that believes in a proxy. */
const METRICS_TOKEN = "only-for-the-proof";

type CardAt = (index: number) => MarkedCard;

/**
 * Sends every card; lets the server fail while the last ones are under way, and sends those again to its successor, which gets a power cut
 * in the middle of some more: so everything is left as it lies.
 */
export async function visit(site: Site, count: number, cardAt: CardAt, watch: Watch): Promise<void> {
  const servers: RunningServer[] = [];
  const start = async (): Promise<RunningServer> => {
    const server = await startServer({ ...site.env, TRUST_PROXY: "true", METRICS_TOKEN, LOG_LEVEL: "debug", ...CAN_FAIL });
    servers.push(server);
    watch.follow(server);
    return server;
  };
  try {
    const first = await start();
    const goods = await goodsAt(first.url);
    await sendCases(first.url, goods, count, cardAt, watch);
    await noteFigures(first.url, watch);
    await crashInFlight(first, "fault", goods, count, cardAt, watch);
    const second = await start();
    await sendAgain(second.url, goods, count, cardAt, watch);
    await noteFigures(second.url, watch);
    await firstMail(site);
    await crashInFlight(second, "power cut", goods, count + IN_FLIGHT, cardAt, watch);
  } finally {
    for (const server of servers) {
      server.process.kill("SIGKILL");
      await server.stop(); // its own temporary folder
    }
  }
}

/** Mails go out at their own pace; without one there would be none to search. */
async function firstMail({ dataDir }: Site): Promise<void> {
  const outbox = join(dataDir, "outbox");
  for (let looks = 0; looks < MAIL_LOOKS; looks++) {
    if (existsSync(outbox) && readdirSync(outbox).some((file) => file.endsWith(".eml"))) return;
    await setTimeout(LOOK_EVERY_MS);
  }
}

async function sendCases(baseUrl: string, goods: Goods, count: number, cardAt: CardAt, watch: Watch): Promise<void> {
  const sendFrom = async (begin: number): Promise<void> => {
    for (let index = begin; index < count; index += AT_ONCE) await sendCase(baseUrl, goods, index, cardAt(index), watch);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, begin) => sendFrom(begin)));
}

async function sendCase(baseUrl: string, goods: Goods, index: number, card: MarkedCard, watch: Watch): Promise<void> {
  const way = caseAt(index);
  const name = `case ${index}, ${way.name}`;
  const answer = await send(baseUrl, way.ask(card, goods, index), index);
  watch.read(name, answer);
  if (!way.statuses.includes(answer.status)) {
    const said = answer.body.toString().slice(0, 300);
    watch.faults.push(`${name} shows nothing: it ended with ${answer.status}, not ${way.statuses.join(" or ")}: ${said}`);
  }
  const { location } = answer.headers;
  if (location !== undefined) watch.read(`${name}, where it leads`, await send(baseUrl, { method: "GET", path: location }, index));
}

/** The first to be answered is the sign: the others are then somewhere in the middle. */
async function crashInFlight(server: RunningServer, way: Crash, goods: Goods, from: number, cardAt: CardAt, watch: Watch): Promise<void> {
  const sent = Array.from({ length: IN_FLIGHT }, async (_, place) => {
    const index = from + place;
    watch.read(`case ${index}, before the crash`, await send(server.url, inFlight(goods, index, cardAt(index)), index));
  });
  await Promise.race(sent);
  await crash(server, way);
  await Promise.allSettled(sent);
}

async function sendAgain(baseUrl: string, goods: Goods, from: number, cardAt: CardAt, watch: Watch): Promise<void> {
  for (let index = from; index < from + IN_FLIGHT; index++) {
    const answer = await send(baseUrl, inFlight(goods, index, cardAt(index)), index);
    const name = `case ${index}, sent again after the crash,`;
    watch.read(name, answer);
    if (![201, 409].includes(answer.status))
      watch.faults.push(`${name} ended with ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  }
}

/** Each from an address of its own, so that no limit stands before what is to be shown. */
const send = (baseUrl: string, asked: Asked, index: number): Promise<Answered> =>
  ask(baseUrl, { ...asked, headers: { ...asked.headers, "x-forwarded-for": `10.9.${index >> 8}.${index & 255}` } });

const inFlight = (goods: Goods, index: number, { number, code, holder }: MarkedCard): Asked => ({
  method: "POST",
  path: GETBILL.flight,
  headers: { "content-type": "application/json", "idempotency-key": `canary-crash-${index}` },
  body: JSON.stringify({
    ...goods.flights[index % goods.flights.length]?.payload,
    cardNumber: number,
    cardDetails: code,
    cardHolderName: holder,
    email: `crash-${index}@mail.example`,
  }),
});

const noteFigures = async (baseUrl: string, { figures }: Watch): Promise<void> => {
  const { status, body } = await ask(baseUrl, { method: "GET", path: "/metrics", headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (status !== 200) throw new Error(`The figures were answered with ${status}.`);
  figures.push(body);
};
