import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";

/** How long running requests may still take once the server is told to stop, in milliseconds. */
const DRAIN_MS = 20_000;

export interface Listening {
  readonly port: number;
  /** Takes no new connections, lets running requests finish, then resolves. */
  drain(): Promise<void>;
}

/** Starts to listen. @throws StartError when the port is taken. */
export function listen(fetch: (request: Request) => Response | Promise<Response>, at: { host: string; port: number }): Promise<Listening> {
  return new Promise((done, refuse) => {
    const server = serve({ fetch, hostname: at.host, port: at.port }, (info: AddressInfo) =>
      done({ port: info.port, drain: () => drain(server) }),
    ) as Server;
    server.requestTimeout = 30_000;
    server.headersTimeout = 10_000;
    server.once("error", (error: NodeJS.ErrnoException) => refuse(error.code === "EADDRINUSE" ? portTaken(at.port) : error));
  });
}

function portTaken(port: number): Error {
  const error = new Error(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`);
  error.name = "StartError";
  return error;
}

function drain(server: Server): Promise<void> {
  return new Promise((done) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(deadline);
      done();
    });
    server.closeIdleConnections();
  });
}
