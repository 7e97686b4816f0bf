/**
 * How many pages a second the server sends, and of what size. kept: a page that was made before, packed with brotli, as nearly every
 * visitor gets it. floor: Node's bare HTTP server sending the same bytes. anew: the page rendered and packed for each request, as
 * after ten minutes or at an address with a query.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startServer } from "../tests/support/server.ts";
import { ASKED_PAGES } from "./pages/asked-pages.ts";
import type { BenchResult } from "./run.ts";

const CONNECTIONS = 8;
const SECONDS = 3;
const FLOOR = join(import.meta.dirname, "pages/floor-server.ts");

export async function bench(): Promise<BenchResult> {
  const server = await startServer({ LOG_LEVEL: "silent" });
  try {
    const rows: BenchResult["rows"][number][] = [];
    for (const [name, path] of Object.entries(ASKED_PAGES)) rows.push(await measurePage(name, server.url + path));
    return { name: `pages (${CONNECTIONS} connections, ${SECONDS} s each, requests a second)`, rows };
  } finally {
    await server.stop();
  }
}

async function measurePage(page: string, url: string): Promise<BenchResult["rows"][number]> {
  const [identity, br, gzip] = [await bytesOf(url, "identity"), await bytesOf(url, "br"), await bytesOf(url, "gzip")];
  const floor = await requestsOfFloor(br);
  const kept = await requestsASecond(url);
  const anew = await requestsASecond(`${url}?anew`);
  return {
    page,
    "plain bytes": identity.length,
    "gzip bytes": gzip.length,
    "brotli bytes": br.length,
    floor,
    kept,
    "kept / floor": Math.round((kept / floor) * 100) / 100,
    anew,
    "kept / anew": Math.round(kept / anew),
  };
}

/** The body as it travels; `fetch` would unpack it. */
async function bytesOf(url: string, encoding: string): Promise<Buffer> {
  const asked = request(url, { headers: { "Accept-Encoding": encoding } }).end();
  const [answer] = (await once(asked, "response")) as [AsyncIterable<Buffer> & { statusCode?: number }];
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function requestsASecond(url: string): Promise<number> {
  const headers = { "accept-encoding": "br, gzip" };
  await autocannon({ url, connections: CONNECTIONS, duration: 1, headers });
  const { requests, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times.`);
  return Math.round(requests.average);
}

async function requestsOfFloor(body: Buffer): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "farewind-floor-"));
  const file = join(folder, "body");
  writeFileSync(file, body);
  const floor = spawn(process.execPath, [FLOOR, file], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = (await once(floor.stdout, "data")) as [Buffer];
    return await requestsASecond(line.toString().replace("ready at ", "").trim());
  } finally {
    floor.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
