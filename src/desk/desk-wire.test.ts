import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { expect, it } from "vitest";
import { type FromServer, openWire } from "./desk-wire.ts";

it("brings each text as it was sent, whatever somebody takes for the end of a line", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const accepted = once(server, "connection") as Promise<[Socket]>;
  const terminal = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const [socket] = await accepted;
  try {
    const [here, there] = [openWire<never, FromServer>(socket), openWire<FromServer, never>(terminal)];
    const message: FromServer = { kind: "save", file: "e.csv", text: "one\u2028two\u2029three\r\nfour\rfive\u0085six\vseven\f" };
    here.send(message);
    here.send({ kind: "say", lines: ["\u2028"] });
    expect([await there.receive(), await there.receive()]).toEqual([message, { kind: "say", lines: ["\u2028"] }]);
  } finally {
    for (const end of [socket, terminal]) end.destroy();
    server.close();
  }
});
