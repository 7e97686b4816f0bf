import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A cable between a server and its database. */
export interface Cable {
  readonly port: number;
  /** Breaks every connection and refuses new ones: the database was stopped. */
  cut(): Promise<void>;
  /** Lets nothing through and says nothing about it: the network is gone. */
  freeze(): void;
  /** All as before. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Lays a cable to a host and port. */
export async function layCable(host: string, port: number): Promise<Cable> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("data", (bytes) => !isFrozen && other.write(bytes));
      socket.on("error", () => other.destroy());
      socket.on("close", () => (sockets.delete(socket), other.destroy()));
    }
  });
  const listen = async (at: number): Promise<void> => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
  };
  const breakAll = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    breakAll();
    await closed;
  };
  return {
    port: own,
    cut,
    freeze: () => void (isFrozen = true),
    mend: async () => {
      if (!server.listening) return listen(own);
      isFrozen = false;
      breakAll(); // what was sent into the frozen cable is lost
    },
    close: async () => void (server.listening && (await cut())),
  };
}
