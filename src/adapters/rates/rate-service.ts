import { addDays, dateOfEpochDay, type LocalDate, parseDate, USD } from "../../core/kernel/index.ts";
import type { RateTable } from "../../core/pricing/index.ts";
import type { RateService } from "../../usecases/ports/rate-service.ts";

/** How long the service may take, milliseconds. Nobody waits for it but a server that stops. */
const PATIENCE_MS = 5_000;
/** Rates that differ so many times from those of the release are told in other units: nobody is billed by them. */
const MOST_TIMES = 10;
/** A table of all the world's currencies takes three thousand. */
const MOST_BYTES = 256 * 1024;
const SECONDS_A_DAY = 86_400;

interface Around {
  readonly url: string;
  /** The release's own table: its currencies are those that prices are shown in, and its rates those that the service's must resemble. */
  readonly release: RateTable;
  /** The day it is, UTC. */
  readonly today: () => LocalDate;
}

/**
 * Rates from a service that answers `{ "base": "USD", "date": "2027-03-01", "rates": { "EUR": 0.86, … } }`, units per US dollar, as Frankfurter does.
 * The day may be called `asOf`, as our own servers do, or be a `timestamp` in seconds, as with Open Exchange Rates.
 */
export function createRateService({ url, release, today }: Around): RateService {
  const { host } = new URL(url);
  return {
    latest: async () => {
      const answer = await ask(url, host);
      if (!answer.ok) throw new Error(`${host} answers ${answer.status}.`);
      const table = tableOf(JSON.parse(await bodyOf(answer, host)), host, release);
      if (table.asOf > addDays(today(), 1)) throw new Error(`The rates of ${host} are of ${table.asOf}, which is yet to come.`);
      return table;
    },
  };
}

/** An answer that leads elsewhere is none: nobody else's word counts. What goes wrong on the way is told without the address, which may hold a key. */
async function ask(url: string, host: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { accept: "application/json" }, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (cause) {
    throw new Error(`${host} cannot be asked for rates.`, { cause });
  }
}

/** The text of an answer that is not too long to be a table of rates. @throws when it is. */
async function bodyOf({ body }: Response, host: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error(`${host} answers more than a table of rates could hold.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** The currencies of the release that the service tells. @throws when it is no table, or none that resembles the release's. */
function tableOf(answer: unknown, host: string, release: RateTable): RateTable {
  const { base, rates, ...times } = recordOf(answer);
  const asOf = dayOf(times);
  if (base !== USD || asOf === null) throw new Error(`${host} tells no rates of a day against ${USD}.`);
  const told = recordOf(rates);
  const perUsd = Object.fromEntries(
    Object.entries(release.perUsd).flatMap(([code, usual]) => (code === USD ? [[USD, 1]] : rateRow(code, told[code], usual, host))),
  );
  if (Object.keys(perUsd).length === 1) throw new Error(`${host} tells the rate of none of our currencies.`);
  if (isUpsideDown(perUsd, release)) throw new Error(`${host} tells dollars per unit, where units per dollar are asked for.`);
  return { base: USD, perUsd, asOf, source: host };
}

/** Whether the rates resemble the release's more the other way round, all in all: those near 1 are likely either way. */
function isUpsideDown(perUsd: RateTable["perUsd"], release: RateTable): boolean {
  const apart = (power: 1 | -1): number =>
    Object.entries(perUsd).reduce((sum, [code, rate]) => sum + Math.abs(power * Math.log(rate) - Math.log(release.perUsd[code] ?? 1)), 0);
  return apart(-1) < apart(1);
}

function rateRow(code: string, rate: unknown, usual: number, host: string): [string, number][] {
  if (rate === undefined) return [];
  const isLikely = typeof rate === "number" && rate > usual / MOST_TIMES && rate < usual * MOST_TIMES;
  if (!isLikely) throw new Error(`${host} tells a rate of ${code} that cannot be right.`);
  return [[code, rate]];
}

function dayOf({ date, asOf, timestamp }: Readonly<Record<string, unknown>>): LocalDate | null {
  const day = typeof timestamp === "number" ? utcDayOf(timestamp) : (date ?? asOf);
  return typeof day === "string" ? parseDate(day) : null;
}

/** Null unless it is a second of these centuries. */
const utcDayOf = (second: number): LocalDate | null =>
  second > 0 && second < 1e10 ? dateOfEpochDay(Math.floor(second / SECONDS_A_DAY)) : null;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
