/**
 * Node's bare HTTP server: serialises and packs an answer for each request, and knows it already. Its argument is a file with the answers by
 * address, as JSON.
 */
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const zip = promisify(gzip);
const answers = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Readonly<Record<string, unknown>>;

async function answer(url: string, response: ServerResponse): Promise<void> {
  const body = await zip(JSON.stringify(answers[url]));
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip", "content-length": body.length });
  response.end(body);
}

const server = createServer((request, response) => void answer(request.url ?? "", response));
server.listen(0, "127.0.0.1", () => process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`));
