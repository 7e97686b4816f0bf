import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { capConnections } from "./cap-connections.ts";
import { answerUnread, unreadable } from "./unread.ts";

/** What one connection may take of the server: more than slow telephones need, less than would hold it up. Times in milliseconds. */
export const CONNECTION_LIMITS = {
  /** Bytes of a request's first line and headers: an offer's address and a browser's cookies take a quarter of it. */
  maxHeaderSize: 16 * 1024,
  /** Until the headers are whole, and until the request is: 64 KB in half a minute goes through any line. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often the two are looked after. */
  connectionsCheckingInterval: 2_000,
  /** Between two requests: longer than people look at a list before they open something of it. */
  keepAliveTimeout: 15_000,
  /** Without a byte in either direction. Longer than any answer takes (a booking 20 s, a map of a year behind three others some 32 of a server that does little else), so that it ends only who does not read. */
  idleTimeout: 60_000,
  /** How long running requests may still take once the server is told to stop. */
  drainTimeout: 20_000,
  /** At once, and of one address: a large office has a few hundred. */
  maxConnections: 10_000,
  maxPerAddress: 2_000,
} as const;

export type ConnectionLimits = { readonly [Name in keyof typeof CONNECTION_LIMITS]: number };

export interface Listening {
  readonly port: number;
  /** Takes no new connections, lets running requests finish, then resolves. */
  drain(): Promise<void>;
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/**
 * Starts to listen.
 * @param logFault for what befalls the listening later, such as files that have run out: whoever is connected is answered still.
 * @throws StartError, one line that names PORT or HOST, when the port is taken or closed to us, or the host is none of this machine's.
 */
export function listen(
  fetch: Fetch,
  at: { host: string; port: number },
  logFault: (fault: Error) => void,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<Listening> {
  return new Promise((done, refuse) => {
    const server = createGuardedServer(fetch, limits);
    const refuseStart = (error: NodeJS.ErrnoException): void => refuse(startErrorOf(error, at.port));
    server.once("error", refuseStart);
    server.listen(at.port, at.host, () => {
      server.off("error", refuseStart).on("error", logFault);
      done({ port: (server.address() as AddressInfo).port, drain: () => drain(server, limits.drainTimeout) });
    });
  });
}

/** Whatever cannot be read as a request is answered here, as bare and as safe as all else. */
function createGuardedServer(fetch: Fetch, { idleTimeout, maxConnections, maxPerAddress, ...times }: ConnectionLimits): Server {
  // A host that is missing is told of by the listener, whose answer has all headers; Node's own has none.
  const server = createServer({ ...times, requireHostHeader: false }, getRequestListener(fetch, { errorHandler: unreadable }));
  // None is left unread: how many there may be is for the app to say (`limitHeaders`).
  server.maxHeadersCount = 0;
  server.maxConnections = maxConnections;
  capConnections(server, maxPerAddress);
  server.setTimeout(idleTimeout);
  server.on("request", ({ socket }, response) => response.once("close", () => server.listening || socket.end()));
  answerUnread(server);
  return server;
}

/** What is wrong with the settings when the system will not have us listen there, by its code. */
const REFUSALS: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
  EACCES: (port) => `Port ${port} is closed to this user (EACCES). Set PORT to one from 1024 on, and put a proxy before it.`,
  EADDRNOTAVAIL: () =>
    "HOST is no address of this machine (EADDRNOTAVAIL). Set HOST to one that it has, such as 127.0.0.1, or 0.0.0.0 for all.",
  ENOTFOUND: () => "HOST is a name that leads to no address (ENOTFOUND). Set HOST to another one, or to an address.",
  EAI_AGAIN: () => "HOST is a name, and nobody says now which address it leads to (EAI_AGAIN). Set HOST to an address.",
};

/** Any other fault as it is: nobody has thought of it. */
function startErrorOf(fault: NodeJS.ErrnoException, port: number): Error {
  const refusal = REFUSALS[fault.code ?? ""];
  if (refusal === undefined) return fault;
  const error = new Error(refusal(port), { cause: fault });
  error.name = "StartError";
  return error;
}

/** Lets running requests finish. Whoever was still being answered would keep the connection for the next request, so it ends with the answer. */
function drain(server: Server, mostMs: number): Promise<void> {
  return new Promise((done) => {
    const deadline = setTimeout(() => server.closeAllConnections(), mostMs);
    server.close(() => {
      clearTimeout(deadline);
      done();
    });
    server.closeIdleConnections();
  });
}
