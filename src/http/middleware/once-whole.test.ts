import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { listen } from "../listen.ts";
import { onceWhole } from "./once-whole.ts";

it("a request over a connection is whole when its last byte has been read, and not before", async () => {
  const [reached, isWhole] = [Promise.withResolvers<void>(), { now: false }];
  const app = new Hono().post("/", async (c) => {
    onceWhole(c, () => void (isWhole.now = true));
    reached.resolve();
    const text = await c.req.text();
    await setImmediate();
    return c.text(`${text} ${isWhole.now}`);
  });
  const server = await listen(app.fetch, { host: "127.0.0.1", port: 0 }, ({ message }) => expect.unreachable(message));
  const socket = connect(server.port, "127.0.0.1").setEncoding("utf8");
  let answer = "";
  socket.on("data", (chunk: string) => (answer += chunk));
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 6\r\n\r\nabc");
  await reached.promise;
  await setImmediate();
  expect(isWhole.now).toBe(false);
  socket.write("def");
  await once(socket, "close");
  expect(answer).toContain("abcdef true");
  await server.drain();
});
