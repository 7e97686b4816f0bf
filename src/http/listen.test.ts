import { once } from "node:events";
import { connect, Server, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CONNECTION_LIMITS, type ConnectionLimits, type Listening, listen } from "./listen.ts";
import { BARE_SECURITY_HEADERS } from "./middleware/security-headers.ts";

let server: Listening | null = null;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.drain();
});

/** So short that a test need not wait: who has not sent all by the next look is too slow. */
const IMPATIENT = { ...CONNECTION_LIMITS, headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 };

const reads = async (request: Request): Promise<Response> => new Response(`read ${(await request.text()).length}`);

/** Whatever befalls the listening is a fault of the test. */
const unlogged = (fault: Error): never => {
  throw fault;
};

/** Sends bytes to a server and reads until it closes the connection. */
async function send(bytes: string, limits: ConnectionLimits = CONNECTION_LIMITS, fetch = reads) {
  server = await listen(fetch, { host: "127.0.0.1", port: 0 }, unlogged, limits);
  const socket = connect(server.port, "127.0.0.1").setEncoding("utf8");
  sockets.push(socket);
  let text = "";
  socket.on("data", (chunk: string) => (text += chunk)).on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const [status = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => line.split(": ") as [string, string]).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { status: Number(status.split(" ")[1]), headers, body, text };
}

/** An answer that is never given. */
const never = () => new Promise<Response>(() => undefined);

const safe = Object.fromEntries(Object.entries(BARE_SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]));

describe("what is no request", () => {
  const GET = "GET / HTTP/1.1\r\nHost: a\r\n";
  it.each([
    ["nonsense", "nonsense\r\n\r\n", 400, "invalid_request"],
    ["a request without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "invalid_request"],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400, "invalid_request"],
    ["an address that is none", "GET \\ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400, "invalid_request"],
    ["two lengths", `${GET}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, "invalid_request"],
    [
      "a length beside chunks",
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
      "invalid_request",
    ],
    ["headers over the limit", `${GET}X: ${"x".repeat(CONNECTION_LIMITS.maxHeaderSize)}\r\n\r\n`, 431, "headers_too_large"],
    ["an unknown expectation", `${GET}Expect: a-miracle\r\nConnection: close\r\n\r\n`, 417, "unknown_expectation"],
  ])("is refused with every header of a safe answer: %s", async (_, bytes, status, code) => {
    const answer = await send(bytes);
    expect(answer).toMatchObject({ status, headers: { ...safe, "content-type": "application/problem+json", connection: "close" } });
    expect(JSON.parse(answer.body)).toMatchObject({ status, code });
  });

  it("breaks into no answer that is under way", async () => {
    const { text } = await send("GET / HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n", CONNECTION_LIMITS, never);
    expect(text).toBe("");
  });
});

describe("who is slow", () => {
  it.each([
    ["with the headers", "GET / HTTP/1.1\r\nHost: a\r\nX: "],
    ["with the body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc"],
  ])("%s does not hold a connection", async (_, bytes) => {
    const { status, headers } = await send(bytes, IMPATIENT);
    expect([status, headers["content-security-policy"]]).toEqual([408, safe["content-security-policy"]]);
  });

  it("says nothing at all is let go", async () => {
    const { text } = await send("", { ...CONNECTION_LIMITS, idleTimeout: 10 });
    expect(text).toBe("");
  });
});

it("nobody has more connections than an address may have, and one that closes makes room for another", async () => {
  server = await listen(reads, { host: "127.0.0.1", port: 0 }, unlogged, { ...CONNECTION_LIMITS, maxPerAddress: 2 });
  const { port } = server;
  const ask = async (): Promise<[Socket, string]> => {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    sockets.push(socket);
    socket.on("error", () => undefined).write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    const [said] = (await Promise.race([once(socket, "data"), once(socket, "close")])) as [string | boolean];
    return [socket, typeof said === "string" ? (said.split("\r\n")[0] ?? "") : "closed"];
  };
  const answers = [await ask(), await ask(), await ask()];
  expect(answers.map(([, said]) => said)).toEqual(["HTTP/1.1 200 OK", "HTTP/1.1 200 OK", "closed"]);
  answers[0]?.[0].destroy();
  await expect.poll(async () => (await ask())[1]).toBe("HTTP/1.1 200 OK");
});

it("a connection whose answer was under way when the server was told to stop ends with that answer", async () => {
  const begun = Promise.withResolvers<ReadableStreamDefaultController<string>>();
  const slow = () => new Response(new ReadableStream<string>({ start: begun.resolve }).pipeThrough(new TextEncoderStream()));
  const patient = { ...CONNECTION_LIMITS, keepAliveTimeout: 600_000, idleTimeout: 600_000, drainTimeout: 600_000 };
  server = await listen(async () => slow(), { host: "127.0.0.1", port: 0 }, unlogged, patient);
  const socket = connect(server.port, "127.0.0.1").setEncoding("utf8");
  sockets.push(socket);
  let text = "";
  socket.on("data", (chunk: string) => (text += chunk)).write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const answer = await begun.promise;
  answer.enqueue("first,");
  await once(socket, "data");
  const [drained, closed] = [server.drain(), once(socket, "close")];
  answer.enqueue(" last");
  answer.close();
  await Promise.all([drained, closed]);
  expect(text).toContain("last");
  server = null;
});

it("a taken port is told of in one line", async () => {
  server = await listen(reads, { host: "127.0.0.1", port: 0 }, unlogged);
  await expect(listen(reads, { host: "127.0.0.1", port: server.port }, unlogged)).rejects.toThrow(/^Port \d+ is in use\./);
});

it.each([
  ["EACCES", "a port that is closed to this user", /^Port 80 .*\bPORT\b.*$/],
  ["EADDRNOTAVAIL", "an address that is not this machine's", /^HOST .+$/],
  ["ENOTFOUND", "a name that leads nowhere", /^HOST .+$/],
  ["EAI_AGAIN", "a name that nobody knows now", /^HOST .+$/],
])("%s: %s is told of in one line that names the setting", async (code, _, line) => {
  // Which ports are closed to whom, and which names lead nowhere, each machine says otherwise.
  const starting = vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
    queueMicrotask(() => this.emit("error", Object.assign(new Error(code), { code })));
    return this;
  });
  const refused = listen(reads, { host: "travel.internal", port: 80 }, unlogged);
  starting.mockRestore();
  await expect(refused).rejects.toMatchObject({ name: "StartError", message: expect.stringMatching(line) });
});

it("what befalls the listening later is logged, as often as it happens, and ends nothing", async () => {
  const starting = vi.spyOn(Server.prototype, "listen");
  const faults: Error[] = [];
  server = await listen(reads, { host: "127.0.0.1", port: 0 }, (fault) => faults.push(fault));
  const [node] = starting.mock.contexts as Server[];
  starting.mockRestore();
  const fault = Object.assign(new Error("accept EMFILE"), { code: "EMFILE" });
  node?.emit("error", fault);
  node?.emit("error", fault);
  expect(faults).toEqual([fault, fault]);
});
