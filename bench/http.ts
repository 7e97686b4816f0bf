/**
 * Searches from end to end over HTTP: read, searched, priced, signed, put into words, serialised and packed, beside Node's bare server that
 * serialises and packs the same answers without having to find them. The questions are those of the market, each another one. Both servers are
 * warm, and are asked in turn: what else the machine does meanwhile meets both.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { addDays } from "../src/core/kernel/index.ts";
import { decodeTimetable, type RoundTripQuery, type Timetable } from "../src/engine/index.ts";
import { startServer } from "../tests/support/server.ts";
import { marketQueries } from "./engine/queries.ts";
import type { BenchResult } from "./run.ts";
import { median } from "./support/median.ts";

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 6;
const ROUNDS = 5;
const SECONDS = 3;
const QUESTIONS = 150;
/** The server's clock stands on the first of December; the questions are asked on the twentieth of November. */
const LATER_DAYS = 11;
const BARE = join(import.meta.dirname, "http/bare-server.ts");
const WORLD_FILE = join(import.meta.dirname, "../build/world/world.bin");
const CABIN_NAMES = { M: "Economy", W: "Premium Economy", C: "Business", F: "First" } as const;

export async function bench(): Promise<BenchResult> {
  const timetable = decodeTimetable(readFileSync(WORLD_FILE));
  const queries = marketQueries(timetable, QUESTIONS);
  const server = await startServer({ LOG_LEVEL: "silent" });
  try {
    const rows: BenchResult["rows"][number][] = [];
    for (const trip of ["oneWay", "roundtrip"] as const)
      rows.push(
        await measure(
          trip,
          server.url,
          queries.map((query) => addressOf(timetable, query, trip)),
        ),
      );
    const years = queries.slice(0, 40).map((query) => `/api/v1/flights/calendar?${ends(timetable, query)}&from=2026-12-01&to=2027-10-27`);
    rows.push(await measure("calendar of a year", server.url, years));
    return { name: `http (${CONNECTIONS} connections, requests a second, median of ${ROUNDS} rounds of ${SECONDS} s)`, rows };
  } finally {
    await server.stop();
  }
}

async function measure(questions: string, url: string, paths: readonly string[]): Promise<BenchResult["rows"][number]> {
  const answers = await Promise.all(paths.map(async (path) => [path, await (await fetch(url + path)).json()] as const));
  const bytes = answers.reduce((sum, [, answer]) => sum + JSON.stringify(answer).length, 0);
  const [bare, ours] = await besideBare(Object.fromEntries(answers), url, paths);
  return { questions, "mean bytes": Math.round(bytes / paths.length), bare, ours, "ours / bare": Math.round((ours / bare) * 100) / 100 };
}

/** The code of the metropolitan area that airports are, or of the airport. */
function codeOf({ airports, metros }: Timetable, members: readonly number[]): string {
  const metro = metros.find((area) => members.length > 1 && area.airports.includes(members[0] ?? -1));
  return metro?.code ?? airports[members[0] ?? -1]?.code ?? "";
}

const ends = (timetable: Timetable, { origins, destinations }: RoundTripQuery): string =>
  `source=${codeOf(timetable, origins)}&destination=${codeOf(timetable, destinations)}`;

function addressOf(timetable: Timetable, query: RoundTripQuery, trip: "oneWay" | "roundtrip"): string {
  const [date, back] = [addDays(query.day, LATER_DAYS), addDays(query.returnDay, LATER_DAYS)].map((day) =>
    day > "2027-10-27" ? "2027-10-27" : day,
  );
  const days = trip === "oneWay" ? `date=${date}` : `date=${date}&rtnDate=${back}`;
  const cabin = encodeURIComponent(CABIN_NAMES[query.cabin]);
  return `/api/v1/flights/search-flights?${ends(timetable, query)}&${days}&trpType=${trip}&adults=${query.seats}&classType=${cabin}`;
}

async function requestsASecond(url: string, paths: readonly string[], seconds: number): Promise<number> {
  const load = { url, connections: CONNECTIONS, headers: { "accept-encoding": "gzip" }, requests: paths.map((path) => ({ path })) };
  const { requests, non2xx, errors } = await autocannon({ ...load, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times.`);
  return requests.average;
}

/** Requests a second of the bare server that knows the answers, and of ours: the median of the rounds. */
async function besideBare(
  answers: Readonly<Record<string, unknown>>,
  url: string,
  paths: readonly string[],
): Promise<[bare: number, ours: number]> {
  const folder = mkdtempSync(join(tmpdir(), "farewind-bare-"));
  const file = join(folder, "answers.json");
  writeFileSync(file, JSON.stringify(answers));
  const bare = spawn(process.execPath, [BARE, file], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = (await once(bare.stdout, "data")) as [Buffer];
    const servers = [line.toString().replace("ready at ", "").trim(), url] as const;
    for (const server of servers) await requestsASecond(server, paths, WARM_UP_SECONDS);
    const rates: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      rates[0].push(await requestsASecond(servers[0], paths, SECONDS));
      rates[1].push(await requestsASecond(servers[1], paths, SECONDS));
    }
    return [Math.round(median(rates[0])), Math.round(median(rates[1]))];
  } finally {
    bare.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) console.table((await bench()).rows);
