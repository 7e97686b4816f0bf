import { once } from "node:events";
import { type RunningServer, startServer } from "../../support/server.ts";
import { type Answered, ask, type Asked } from "../shared/ask.ts";
import { caseAt } from "./cases.ts";
import { GETBILL, type Goods, goodsAt } from "./goods.ts";
import type { MarkedCard } from "./marked-card.ts";
import type { Site } from "./sites.ts";
import type { Watch } from "./watch.ts";

/** Bookings under way when the server is killed. */
export const IN_FLIGHT = 12;
const AT_ONCE = 4;

type CardAt = (index: number) => MarkedCard;

/** Sends every card, kills the server while the last ones are under way, and sends those again to its successor. */
export async function visit(site: Site, count: number, cardAt: CardAt, watch: Watch): Promise<void> {
  const servers: RunningServer[] = [];
  const start = async (): Promise<RunningServer> => {
    const server = await startServer({ ...site.env, TRUST_PROXY: "true", LOG_LEVEL: "debug" });
    servers.push(server);
    watch.follow(server);
    return server;
  };
  try {
    const first = await start();
    const goods = await goodsAt(first.url);
    await sendCases(first.url, goods, count, cardAt, watch);
    await noteFigures(first.url, watch);
    await killInFlight(first, goods, count, cardAt, watch);
    const second = await start();
    await sendAgain(second.url, goods, count, cardAt, watch);
    await noteFigures(second.url, watch);
    if ((await second.stop()) !== 0) watch.faults.push("The server did not end by itself.");
  } finally {
    for (const server of servers) server.process.kill("SIGKILL");
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
async function killInFlight(server: RunningServer, goods: Goods, from: number, cardAt: CardAt, watch: Watch): Promise<void> {
  const ended = once(server.process, "exit");
  const sent = Array.from({ length: IN_FLIGHT }, async (_, place) => {
    const index = from + place;
    watch.read(`case ${index}, before the crash`, await send(server.url, inFlight(goods, index, cardAt(index)), index));
  });
  await Promise.race(sent);
  server.process.kill("SIGKILL");
  await Promise.allSettled(sent);
  await ended;
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

const noteFigures = async (baseUrl: string, { spoken }: Watch): Promise<void> => {
  spoken.push((await ask(baseUrl, { method: "GET", path: "/metrics" })).body);
};
